import { createHash } from 'node:crypto';

/**
 * JSON with the keys of every object in the order of their code units and no spaces: the same value has the same bytes
 * (RFC 8785 for values that came from JSON).
 */
export function kanonik(value: unknown): string {
  return JSON.stringify(sorted(value));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : Number(a > b))).map(([key, part]) => [key, sorted(part)]),
  );
}

/** SHA-256 of a text's UTF-8 bytes, in hexadecimal digits. */
export const sidikOf = (text: string): string => createHash('sha256').update(text).digest('hex');
