/** Whether the data of a picture are those of now. */
export type Verdict = 'same' | 'changed' | 'unknown';

const SHA_256 = /^[0-9a-f]{64}$/;

/** Compares a picture's hash with that of the data of now; what is no hash proves nothing. */
export function verdictOf(sidik: string, now: string | null): Verdict {
  if (now === null || !SHA_256.test(sidik)) return 'unknown';
  return sidik === now ? 'same' : 'changed';
}
