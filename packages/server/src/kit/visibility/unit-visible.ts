import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import { isVisible, type Visibility } from './visibility';

/** Whether a reader may see one unit's plan of a year. */
export async function isUnitVisible(
  db: Kysely<Tables>,
  visibility: Visibility,
  satuanKerjaId: number,
  tahun: number,
): Promise<boolean> {
  const { rows } = await sql<{ terlihat: boolean }>`
    select ${isVisible(visibility, sql`satuan_kerja.satuan_kerja_id`, tahun)} as terlihat
    from satuan_kerja where satuan_kerja_id = ${satuanKerjaId}`.execute(db);
  return rows[0]?.terlihat ?? false;
}
