#pragma once

/// How often memory was asked for since the process began: malloc, calloc, realloc and the aligned ones.
unsigned long allocations_so_far(void);
