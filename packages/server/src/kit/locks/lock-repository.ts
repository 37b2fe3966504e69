import type { Kunci } from '@selaras/contracts';
import {
  allTriwulan,
  masaTriwulan,
  type PlanningLockReason,
  periodStartOf,
  yearsOfPeriod,
} from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import { advisoryLocks } from '../../database/advisory-locks';
import type { Tables } from '../../database/tables';
import { BATAS_WAKTU_PERENCANAAN, batasRealisasi } from '../batas-waktu/batas-waktu-repository';
import { type BatasWaktu, lockOf, type ValidasiUnit } from './lock';

interface YearState {
  readonly batas: BatasWaktu;
  /** By unit; a unit that never submitted is missing. */
  readonly validasi: ReadonlyMap<number, ValidasiUnit>;
}

export interface LockState extends YearState {
  /** The years of the period in their order: each closes its own figures of five-year rows. */
  readonly tahunan: readonly (YearState & { readonly tahun: number })[];
}

/** Everything that closes the plans of these units in a year, and in the others of its period. */
export async function findLockState(
  db: Kysely<Tables>,
  tahun: number,
  units: readonly number[],
): Promise<LockState> {
  const start = periodStartOf(tahun);
  const years = start === null ? [] : yearsOfPeriod(start);
  const asked = [...new Set([tahun, ...years])];
  const [referensi, validasi] = await Promise.all([
    db
      .selectFrom('referensi')
      .where('tahun', 'in', asked)
      .where('deleted_at', 'is', null)
      .select(['tahun', 'kode', 'mulai_date', 'nilai_date'])
      .execute(),
    units.length === 0
      ? []
      : db
          .selectFrom('validasi_perencanaan')
          .where('tahun', 'in', asked)
          .where('satuan_kerja_id', '=', sql<number>`any(${units})`)
          .where('keadaan', '<>', 'draf')
          .select(['tahun', 'satuan_kerja_id', 'status', 'tahap', 'keadaan'])
          .$narrowType<Pick<ValidasiUnit, 'keadaan'>>()
          .execute(),
  ]);
  const stateOf = (year: number): YearState => {
    const rowOf = (kode: string) => referensi.find((row) => row.tahun === year && row.kode === kode);
    return {
      batas: {
        perencanaan: rowOf(BATAS_WAKTU_PERENCANAAN)?.nilai_date ?? null,
        triwulan: allTriwulan.map((tw) => {
          const row = rowOf(batasRealisasi(tw));
          return masaTriwulan(year, tw, { mulai: row?.mulai_date ?? null, batas: row?.nilai_date ?? null });
        }),
      },
      validasi: new Map(
        validasi.filter((row) => row.tahun === year).map((row) => [row.satuan_kerja_id, row]),
      ),
    };
  };
  return { ...stateOf(tahun), tahunan: years.map((year) => ({ tahun: year, ...stateOf(year) })) };
}

/**
 * The lock of a unit; null stands for rows of the regency, which have deadlines only. `fiveYears`: with the lock of each
 * year of the period.
 */
export function lockIn(
  { tahunan, ...keadaan }: LockState,
  unit: number | null,
  isSuper: boolean,
  now: Date,
  fiveYears = false,
): Kunci {
  const inYear = ({ batas, validasi }: YearState) =>
    lockOf({
      batas,
      validasi: unit === null ? null : (validasi.get(unit) ?? null),
      isSuper,
      now,
    });
  return {
    ...inYear(keadaan),
    ...(fiveYears && { tahunan: tahunan.map((year) => ({ tahun: year.tahun, ...inYear(year) })) }),
  };
}

/**
 * Keeps the state of a unit's validation as it is until the transaction ends: writes of the plan may run side by side, a
 * step of the validation waits for them (`exclusive`) and they for it. Taken before anything is written.
 */
export async function holdValidasi(
  tx: Kysely<Tables>,
  unit: number,
  tahun: number,
  mode: 'shared' | 'exclusive' = 'shared',
): Promise<void> {
  const take = mode === 'shared' ? sql`pg_advisory_xact_lock_shared` : sql`pg_advisory_xact_lock`;
  await sql`select ${take}(${advisoryLocks.plan}::integer, hashtext(${`${unit}:${tahun}`}))`.execute(tx);
}

/** Keeps the validation of a year as it is, and with `fiveYears` that of every year of its period. */
export async function holdYears(
  tx: Kysely<Tables>,
  unit: number,
  tahun: number,
  fiveYears = false,
): Promise<void> {
  const start = fiveYears ? periodStartOf(tahun) : null;
  for (const year of start === null ? [tahun] : yearsOfPeriod(start)) await holdValidasi(tx, unit, year);
}

/** Lets the audit log say of the following writes that super passed a lock, or none (domain §7), and why. */
export async function auditPassedLock(
  tx: Kysely<Tables>,
  alasan: PlanningLockReason | null,
  perubahan: string | null = null,
): Promise<void> {
  await sql`select set_config('selaras.melewati_kunci', ${alasan ?? ''}, true),
    set_config('selaras.alasan', ${perubahan ?? ''}, true)`.execute(tx);
}

/**
 * Tells the database in which year the following writes of five-year rows hold and which years of the period are closed:
 * these keep their texts (decision 56). null: what follows writes no text of a year.
 */
export async function writeInYear(
  tx: Kysely<Tables>,
  tahun: number | null,
  { tahunan = [] }: Pick<Kunci, 'tahunan'> = {},
): Promise<void> {
  const closed = tahunan.flatMap((year) => (year.alasan === null ? [] : [year.tahun]));
  await sql`select set_config('selaras.tahun', ${String(tahun ?? '')}, true),
    set_config('selaras.tahun_tertutup', ${closed.join(',')}, true)`.execute(tx);
}
