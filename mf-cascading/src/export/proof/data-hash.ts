/** The value as JSON with the keys of every object in order and no white space: equal data gives equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

const hashes = new WeakMap<object, Promise<string | null>>();

/**
 * SHA-256 of a tree's data in hexadecimal, computed once for the same data; null on a page without https, where browsers
 * do not offer it.
 */
export function dataHash(data: object): Promise<string | null> {
  const known = hashes.get(data);
  if (known !== undefined) return known;
  const hash = sha256(data);
  hashes.set(data, hash);
  return hash;
}

async function sha256(data: object): Promise<string | null> {
  const { subtle } = globalThis.crypto;
  if (subtle === undefined) return null;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(canonicalJson(data)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
