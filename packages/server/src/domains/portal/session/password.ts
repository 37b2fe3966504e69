import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { atMost } from '../../../plugins/at-most';

/** argon2id (the library's default algorithm), 19 MiB, two passes, one lane: OWASP's recommendation. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hashing fills 19 MiB and one core: two at a time leave the rest of the server alive under a storm of logins. */
const hashing = atMost(2, 100);

export function hashPassword(password: string): Promise<string> {
  return hashing(() => hash(password, cost));
}

let decoy: Promise<string> | undefined;

/** With `null` (no such user) it works just as long against a hash that nothing matches, and says no. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomUUID());
  const against = passwordHash ?? (await decoy);
  const matches = await hashing(() => verify(against, password));
  return matches && passwordHash !== null;
}

/** Makes the decoy before the first login, so that its making cannot be told from outside. */
export async function warmUpPassword(): Promise<void> {
  await verifyPassword(null, '');
}
