import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { stepOfCode } from './one-time-code';
import { recoveryHash } from './recovery-codes';
import { findSecondFactor, useRecoveryCode, useStep } from './second-factor-repository';

interface Proof {
  readonly userId: number;
  /** Six digits of the app, or one of the recovery codes. */
  readonly kode: string;
  readonly now: Date;
}

/** Whether this is a code of the user's app or one of his recovery codes; a code that is taken is used up by it. */
export async function acceptsCode(db: Kysely<Tables>, { userId, kode, now }: Proof): Promise<boolean> {
  const digits = kode.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return useRecoveryCode(db, userId, recoveryHash(kode), now);
  const { rahasia } = await findSecondFactor(db, userId);
  const step = rahasia === null ? null : stepOfCode(rahasia, digits, now);
  return step !== null && useStep(db, userId, step);
}
