// libyaml as it is: Swift can call all of it, so nothing is wrapped here.
#include <yaml.h>
