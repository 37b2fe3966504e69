import type { CallContract } from '@selaras/contracts';
import { canonical } from './schema';

/** Two numbers that start a fingerprint, and the primes that spread it. */
const STARTS = [0xdeadbeef, 0x41c6ce57] as const;
const PRIMES = [2654435761, 1597334677] as const;

/**
 * A short name of a text, 16 hexadecimal digits. It tells versions of a contract apart and guards nothing: whether two
 * contracts fit is judged by the contracts themselves.
 */
function fingerprint(text: string): string {
  let [high, low]: [number, number] = [...STARTS];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, PRIMES[0]);
    low = Math.imul(low ^ code, PRIMES[1]);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return [high, low].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}

/** `GET /kinerja-program/{id}`. */
export const callName = ({ method, path }: Pick<CallContract, 'method' | 'path'>): string =>
  `${method} ${path}`;

/** Fingerprints of what a call is asked with (who may and the year included) and of what it answers. */
export function fingerprintsOf(call: CallContract): { readonly request: string; readonly answer: string } {
  const { act, tahun, versi, params, query, body, consumes, maxBytes, answer, produces, status } = call;
  const textOf = (part: object) => JSON.stringify(canonical(part));
  return {
    request: fingerprint(textOf({ act, tahun, versi, params, query, body, consumes, maxBytes })),
    answer: fingerprint(textOf({ answer, produces, status })),
  };
}
