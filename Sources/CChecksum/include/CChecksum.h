// The processor's own instruction for CRC32C, which Swift has no name for.
#ifndef CCHECKSUM_H
#define CCHECKSUM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether this processor has the instruction; asked of the processor, at run time.
bool crc32c_has_instruction(void);

/// Goes on with a check over bytes. Only where crc32c_has_instruction() says yes.
uint32_t crc32c_add(uint32_t state, const uint8_t *_Nonnull bytes, size_t count);

/// Goes on with a check over eight bytes, the first of them lowest. Only where crc32c_has_instruction() says yes.
uint32_t crc32c_add_word(uint32_t state, uint64_t word);

#endif
