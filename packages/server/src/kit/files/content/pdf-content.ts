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

/** Whether the document asks for a password, or may be opened but not printed or copied without one. */
export function isEncryptedPdf(bytes: Buffer): boolean {
  for (
    let at = bytes.indexOf('/Encrypt', 0, 'latin1');
    at >= 0;
    at = bytes.indexOf('/Encrypt', at + 1, 'latin1')
  ) {
    if (/^\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(bytes.toString('latin1', at, at + 40))) return true;
  }
  return false;
}
