import type { TriwulanOutput } from '@selaras/contracts';
import { allTriwulan, countDownOf, formatDeadline, triwulanWord } from '@selaras/domain';
import { hasRole } from '@selaras/roles';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { auditPassedLock, findLockState } from '../../../kit/locks/lock-repository';
import type { WriteInput } from '../../../kit/resource/write-input';
import { ProblemError } from '../../../plugins/problem';
import type { StoredOutput } from './penambahan-output-repository';

/** Until when each quarter of a year is open: the deadlines of its realisation. */
export async function findTriwulan(db: Kysely<Tables>, tahun: number, now: Date): Promise<TriwulanOutput[]> {
  const { batas } = await findLockState(db, tahun, []);
  return allTriwulan.map((triwulan) => {
    const date = batas.triwulan[triwulan - 1] ?? null;
    return { triwulan, batas: date, lewat: !countDownOf(date, now).active };
  });
}

type Values = Partial<Pick<StoredOutput, 'tw1' | 'tw2' | 'tw3' | 'tw4'>>;

/** Refuses to change a quarter whose deadline has passed (423); super passes, and the audit log says so (domain §7). */
export async function passBatas({ tx, actor, tahun, now }: WriteInput, row: StoredOutput, values: Values) {
  const changed = (triwulan: number) => {
    const field = `tw${triwulan as 1 | 2 | 3 | 4}` as const;
    return values[field] !== undefined && values[field] !== row[field];
  };
  const closed = (await findTriwulan(tx, tahun, now)).filter(
    ({ triwulan, lewat }) => lewat && changed(triwulan),
  );
  if (closed.length === 0) return;
  if (hasRole(actor, 'super')) return auditPassedLock(tx, 'batas-waktu');
  throw new ProblemError('TERKUNCI', {
    pesan: `Batas waktu ${closed.map(wordsOf).join(', ')} sudah lewat, sehingga angkanya terkunci.`,
    errors: Object.fromEntries(
      closed.map(({ triwulan, batas }) => [`tw${triwulan}`, [`Terkunci sejak ${formatDeadline(batas)}`]]),
    ),
  });
}

const wordsOf = ({ triwulan, batas }: TriwulanOutput) =>
  `${triwulanWord(triwulan)} (${formatDeadline(batas)})`;
