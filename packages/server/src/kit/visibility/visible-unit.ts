import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import { ProblemError } from '../../plugins/problem';
import { isVisible, type Visibility } from './visibility';

/** @throws `TIDAK_DITEMUKAN` with the reason unless there is such a unit and the reader sees its plan of that year. */
export async function requireVisibleUnit(
  db: Kysely<Tables>,
  unit: number,
  tahun: number,
  visibility: Visibility,
): Promise<void> {
  const { rows } = await sql`select from satuan_kerja unit
    where unit.satuan_kerja_id = ${unit} and ${isVisible(visibility, sql`unit.satuan_kerja_id`, tahun)}`.execute(
    db,
  );
  if (rows.length > 0) return;
  const known = await sql`select from satuan_kerja where satuan_kerja_id = ${unit}`.execute(db);
  throw new ProblemError('TIDAK_DITEMUKAN', {
    pesan:
      known.rows.length === 0
        ? 'Satuan kerja ini tidak ada. Pilih satuan kerja lain.'
        : `Rencana satuan kerja ini tahun ${tahun} belum disetujui, jadi belum ditampilkan. Pilih satuan kerja atau tahun lain.`,
  });
}
