import type { PlanningValidation } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';

/** State of a unit's planning validation; null while it was never handed in. */
export async function findValidasi(
  db: Kysely<Tables>,
  satuanKerjaId: number,
  tahun: number,
): Promise<PlanningValidation | null> {
  return (await findVersion(db, satuanKerjaId, tahun)).validasi;
}

/** Whether the plan of a unit passed every stage of its validation in a year. */
export async function isPlanApproved(
  db: Kysely<Tables>,
  satuanKerjaId: number,
  tahun: number,
): Promise<boolean> {
  return (await findValidasi(db, satuanKerjaId, tahun))?.keadaan === 'disetujui';
}

/**
 * The state of its validation with the version that a step of the workflow must name; 0 while it was never handed in. A
 * submission that was taken back left a draft: no state, but a version.
 */
export async function findVersion(
  db: Kysely<Tables>,
  satuanKerjaId: number,
  tahun: number,
): Promise<{ validasi: PlanningValidation | null; versi: number }> {
  const row = await db
    .selectFrom('validasi_perencanaan')
    .select(['status', 'tahap', 'keadaan', 'catatan', 'versi'])
    .where('satuan_kerja_id', '=', satuanKerjaId)
    .where('tahun', '=', tahun)
    .executeTakeFirst();
  if (row === undefined) return { validasi: null, versi: 0 };
  const { versi, keadaan, ...validasi } = row;
  return { validasi: keadaan === 'draf' ? null : { ...validasi, keadaan }, versi };
}
