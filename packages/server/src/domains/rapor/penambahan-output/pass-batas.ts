import type { TriwulanOutput } from '@selaras/contracts';
import { belumDibukaText, formatDeadline, keadaanMasa, triwulanWord } from '@selaras/domain';
import { hasRole } from '@selaras/roles';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { auditPassedLock, findLockState } from '../../../kit/locks/lock-repository';
import type { WriteInput } from '../../../kit/resource/write-input';
import { ProblemError } from '../../../plugins/problem';
import type { StoredOutput } from './penambahan-output-repository';

/** From when and until when each quarter of a year is open, as its realisation is. */
export async function findTriwulan(db: Kysely<Tables>, tahun: number, now: Date): Promise<TriwulanOutput[]> {
  const { batas } = await findLockState(db, tahun, []);
  return batas.triwulan.map((masa, at) => {
    const keadaan = keadaanMasa(masa, now);
    return {
      triwulan: at + 1,
      dibuka: masa.mulai,
      belum: keadaan === 'belum',
      batas: masa.batas,
      lewat: keadaan === 'lewat',
    };
  });
}

type Values = Partial<Pick<StoredOutput, 'tw1' | 'tw2' | 'tw3' | 'tw4'>>;

/** Refuses to change a quarter that is yet to open or whose deadline has passed (423); super passes, and the audit log says so (domain §7). */
export async function passBatas({ tx, actor, tahun, now }: WriteInput, row: StoredOutput, values: Values) {
  const changed = (triwulan: number) => {
    const field = `tw${triwulan as 1 | 2 | 3 | 4}` as const;
    return values[field] !== undefined && values[field] !== row[field];
  };
  const closed = (await findTriwulan(tx, tahun, now)).filter(
    ({ triwulan, belum, lewat }) => (belum || lewat) && changed(triwulan),
  );
  if (closed.length === 0) return;
  if (hasRole(actor, 'super')) return auditPassedLock(tx, 'batas-waktu');
  const over = closed.filter(({ lewat }) => lewat);
  const ahead = closed.filter(({ belum }) => belum);
  throw new ProblemError('TERKUNCI', {
    pesan: [
      ...(over.length > 0
        ? [`Batas waktu ${over.map(wordsOf).join(', ')} sudah lewat, sehingga angkanya terkunci.`]
        : []),
      ...ahead.map(({ triwulan, dibuka }) => belumDibukaText(triwulan, { mulai: dibuka })),
    ].join(' '),
    errors: Object.fromEntries(
      closed.map(({ triwulan, belum, dibuka, batas }) => [
        `tw${triwulan}`,
        [
          belum
            ? `Baru dapat diisi mulai ${formatDeadline(dibuka)}`
            : `Terkunci sejak ${formatDeadline(batas)}`,
        ],
      ]),
    ),
  });
}

const wordsOf = ({ triwulan, batas }: TriwulanOutput) =>
  `${triwulanWord(triwulan)} (${formatDeadline(batas)})`;
