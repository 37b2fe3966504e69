import type { Kunci } from '@selaras/contracts';
import type { PlanningLockReason } from '@selaras/domain';
import { allTriwulan } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import { BATAS_WAKTU_PERENCANAAN } from '../batas-waktu/batas-waktu-repository';
import { type BatasWaktu, lockOf, type ValidasiUnit } from './lock';

export interface LockState {
  readonly batas: BatasWaktu;
  /** By unit; a unit that never submitted is missing. */
  readonly validasi: ReadonlyMap<number, ValidasiUnit>;
}

/** Everything that closes the plans of these units in a year. */
export async function findLockState(
  db: Kysely<Tables>,
  tahun: number,
  units: readonly number[],
): Promise<LockState> {
  const referensi = await db
    .selectFrom('referensi')
    .where('tahun', '=', tahun)
    .where('deleted_at', 'is', null)
    .select(['kode', 'nilai_date'])
    .execute();
  const byKode = new Map(referensi.map(({ kode, nilai_date }) => [kode, nilai_date]));
  const batas = {
    perencanaan: byKode.get(BATAS_WAKTU_PERENCANAAN) ?? null,
    triwulan: allTriwulan.map((tw) => byKode.get(`batas_realisasi_tw${tw}`) ?? null),
  };
  if (units.length === 0) return { batas, validasi: new Map() };
  const rows = await db
    .selectFrom('validasi_perencanaan')
    .where('tahun', '=', tahun)
    .where('satuan_kerja_id', '=', sql<number>`any(${units})`)
    .select(['satuan_kerja_id', 'status', 'tahap', 'keadaan'])
    .execute();
  return { batas, validasi: new Map(rows.map((row) => [row.satuan_kerja_id, row])) };
}

/** The lock of a unit; null stands for rows of the regency, which have deadlines only. */
export function lockIn(keadaan: LockState, unit: number | null, isSuper: boolean, now: Date): Kunci {
  const validasi = unit === null ? null : (keadaan.validasi.get(unit) ?? null);
  return lockOf({ batas: keadaan.batas, validasi, isSuper, now });
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
  await sql`select ${take}(8302, hashtext(${`${unit}:${tahun}`}))`.execute(tx);
}

/** Lets the audit log say of the following writes that super passed a lock, or none (domain §7). */
export async function auditPassedLock(tx: Kysely<Tables>, alasan: PlanningLockReason | null): Promise<void> {
  await sql`select set_config('selaras.melewati_kunci', ${alasan ?? ''}, true)`.execute(tx);
}
