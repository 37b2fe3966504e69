/** Remainders of every byte for the polynomial that PNG uses (ISO 3309). */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1)
    remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
  return remainder;
});

/** Check sum of the parts in their order, as PNG writes it behind each chunk. */
export function crc32(...parts: readonly Uint8Array[]): number {
  let remainder = 0xffffffff;
  for (const part of parts) {
    for (let at = 0; at < part.length; at += 1) {
      remainder = (table[(remainder ^ (part[at] as number)) & 0xff] as number) ^ (remainder >>> 8);
    }
  }
  return (remainder ^ 0xffffffff) >>> 0;
}
