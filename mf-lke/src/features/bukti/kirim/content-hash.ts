const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * SHA-256 of a file, 64 hex digits; null where the browser offers none, as on a plain http address: then the server
 * finds out by itself. The browser's own runs beside the page and, for files of evidence, needs no library that takes
 * them in pieces.
 */
export async function contentHash(file: Blob): Promise<string | null> {
  if (globalThis.crypto?.subtle === undefined) return null;
  return hex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
}
