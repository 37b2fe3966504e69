/** Remainders of every byte for the polynomial that PNG uses (ISO 3309). */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** Check sum of the parts in their order, as PNG writes it behind each chunk. */
export function crc32(...parts: readonly Uint8Array[]): number {
  let rest = 0xffffffff;
  for (const part of parts) {
    for (let at = 0; at < part.length; at += 1) {
      rest = (table[(rest ^ (part[at] as number)) & 0xff] as number) ^ (rest >>> 8);
    }
  }
  return (rest ^ 0xffffffff) >>> 0;
}
