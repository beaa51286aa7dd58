#include "CChecksum.h"

#include <string.h>

#if defined(__x86_64__)
#include <nmmintrin.h>

// The rest of the program is built for every processor of the family, these functions for those with SSE4.2.
#define WITH_INSTRUCTION __attribute__((target("sse4.2")))
#define ADD_WORD(state, word) ((uint32_t)_mm_crc32_u64(state, word))
#define ADD_BYTE(state, byte) _mm_crc32_u8(state, byte)

bool crc32c_has_instruction(void) { return __builtin_cpu_supports("sse4.2"); }

#elif defined(__aarch64__) && defined(__linux__)
#include <arm_acle.h>
#include <asm/hwcap.h>
#include <sys/auxv.h>

#define WITH_INSTRUCTION __attribute__((target("crc")))
#define ADD_WORD(state, word) __crc32cd(state, word)
#define ADD_BYTE(state, byte) __crc32cb(state, byte)

bool crc32c_has_instruction(void) { return (getauxval(AT_HWCAP) & HWCAP_CRC32) != 0; }

#else

#define WITH_INSTRUCTION
#define ADD_WORD(state, word) ((void)(word), state)
#define ADD_BYTE(state, byte) ((void)(byte), state)

bool crc32c_has_instruction(void) { return false; }

#endif

WITH_INSTRUCTION uint32_t crc32c_add(uint32_t state, const uint8_t *bytes, size_t count) {
    while (count >= 8) {
        uint64_t word;
        memcpy(&word, bytes, 8);
        state = ADD_WORD(state, word);
        bytes += 8;
        count -= 8;
    }
    while (count-- > 0) state = ADD_BYTE(state, *bytes++);
    return state;
}

WITH_INSTRUCTION uint32_t crc32c_add_word(uint32_t state, uint64_t word) { return ADD_WORD(state, word); }
