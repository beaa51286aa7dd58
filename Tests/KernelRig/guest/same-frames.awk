# Compares what was played with what readers saw, both as evemu text.
#
#   awk -f same-frames.awk -v SPEED=1 PLAYED RECORDED
#
# What was played is taken through the input core's rules first, which are written here a second time and on their
# own: what the device declares, what changes a state. The device is the one that RECORDED describes. Prints one line:
# "same F frames E events p95 US most US", or what differs first; a last frame that only lifts may come besides. Times
# are compared frame by frame, from the most punctual one on.

BEGIN { CONVFMT = "%.0f" }

function hexadecimal(text,    place, value) {
  value = 0
  for (place = 1; place <= length(text); place++) value = value * 16 + index("0123456789abcdef", substr(text, place, 1)) - 1
  return value
}
# Without its leading zeros, which some awks take for the mark of an octal number.
function decimal(text,    sign) {
  sign = sub(/^-/, "", text) ? -1 : 1
  sub(/^0+/, "", text)
  return sign * text
}
function microseconds(text,    parts) {
  split(text, parts, ".")
  return decimal(parts[1]) * 1000000 + decimal(parts[2])
}
function add(side, type, code, value) { frame[side] = frame[side] " " type ":" code ":" value; size[side]++ }
function close_frame(side, time, value) {
  if (size[side] == 0) { frame[side] = ""; return }
  count[side]++
  events[side] += size[side] + 1
  frames[side, count[side]] = frame[side] " =" value
  times[side, count[side]] = time
  frame[side] = ""; size[side] = 0
}

# The recorded device, from the comments of the recording.
FILENAME == ARGV[2] && /^# +Event type / { type = $4; next }
FILENAME == ARGV[2] && /^# +Event code / { code = $4; declared[type, code] = 1; next }
FILENAME == ARGV[2] && /^# +Value / && type == 3 { state[3, code] = $3; next }
FILENAME == ARGV[2] && /^# +Max / && type == 3 && code == 47 { slots = $3 + 1; next }

/^E: / {
  side = FILENAME == ARGV[2] ? 2 : 1
  n[side]++
  line[side, n[side]] = microseconds($2) " " hexadecimal($3) " " hexadecimal($4) " " decimal($5)
}

END {
  for (i = 1; i <= n[2]; i++) {
    split(line[2, i], e, " ")
    if (e[2] == 0 && e[3] == 0) close_frame(2, e[1], e[4]); else add(2, e[2], e[3], e[4])
  }
  for (s = 0; s < slots; s++) state[3, 57, s] = -1
  slot = told = 0
  for (i = 1; i <= n[1]; i++) {
    split(line[1, i], e, " "); type = e[2]; code = e[3]; value = e[4]
    if (type == 0) {
      if (code == 0) close_frame(1, e[1], value); else if (code == 2) add(1, type, code, value)
      continue
    }
    if (!((type, code) in declared)) continue
    if (type == 4 && code == 5) continue
    if (type == 1 && value == 2) continue
    if (type == 2 && value == 0) continue
    if (type == 1 || type == 5 || type == 17) {
      if ((state[type, code] + 0) == (value != 0)) continue
      state[type, code] = value != 0
    }
    if (type == 3 && code == 47 && slots > 0) { if (value >= 0 && value < slots) slot = value; continue }
    if (type == 3 && code >= 48 && code <= 61) {
      if (slots > 0) {
        if ((state[3, code, slot] + 0) == value) continue
        state[3, code, slot] = value
        if (slot != told) { told = slot; add(1, 3, 47, slot) }
      }
    } else if (type == 3) {
      if ((state[3, code] + 0) == value) continue
      state[3, code] = value
    }
    add(1, type, code, value)
  }
  if (count[2] == count[1] + 1 && frames[2, count[2]] ~ /^( (3:47:[0-9]+|3:57:-1|1:[0-9]+:0|0:2:0))+ =0$/) {
    count[2]--
    ending = " and lifted"
  }
  for (i = 1; i <= count[1] || i <= count[2]; i++) if (frames[1, i] != frames[2, i]) {
    print "frame " i ": played [" frames[1, i] " ], seen [" frames[2, i] " ]"
    exit 1
  }
  if (count[1] == 0) { print "no frames"; exit 1 }
  least = 1e15
  for (i = 1; i <= count[1]; i++) {
    late[i] = (times[2, i] - times[2, 1]) - (times[1, i] - times[1, 1]) / SPEED
    if (late[i] < least) least = late[i]
  }
  for (i = 1; i <= count[1]; i++) {
    late[i] -= least
    for (j = i; j > 1 && late[j] < late[j - 1]; j--) { swap = late[j]; late[j] = late[j - 1]; late[j - 1] = swap }
  }
  rank = int((count[1] * 95 + 99) / 100)
  printf "same %d frames %d events p95 %d most %d%s\n", count[1], events[1], late[rank], late[count[1]], ending
}
