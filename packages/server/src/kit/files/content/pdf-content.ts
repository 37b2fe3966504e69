/** Readers look for the end of a document in this many of its last bytes. */
const TAIL = 1024;

/** From its first byte to the mark of its end a document, with nothing behind it. */
export function isPdf(bytes: Buffer): boolean {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - TAIL));
  return /startxref\s+\d+\s+%%EOF[\s\0]*$/.test(tail);
}

/** Whether opening the document may run something; names this long do not come about by chance. */
export function isActivePdf(bytes: Buffer): boolean {
  return bytes.includes('/JavaScript', 0, 'latin1') || bytes.includes('/Launch', 0, 'latin1');
}
