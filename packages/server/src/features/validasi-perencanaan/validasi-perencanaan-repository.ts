import type { PlanningValidation } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';

/** State of a unit's planning validation; null while it was never handed in. */
export async function findValidasi(
  db: Kysely<Tables>,
  satuanKerjaId: number,
  tahun: number,
): Promise<PlanningValidation | null> {
  const row = await db
    .selectFrom('validasi_perencanaan')
    .select(['status', 'tahap', 'keadaan', 'catatan'])
    .where('satuan_kerja_id', '=', satuanKerjaId)
    .where('tahun', '=', tahun)
    .executeTakeFirst();
  return row ?? null;
}
