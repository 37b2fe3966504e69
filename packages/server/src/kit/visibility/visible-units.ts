import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import { isVisible, publicVisibility } from './visibility';

interface VisibleUnit {
  readonly satuan_kerja_id: number;
  readonly satuan_kerja_nama: string;
}

/** Units whose plan of that year is final, so that the public has their pages. */
export async function listVisibleUnits(db: Kysely<Tables>, tahun: number): Promise<readonly VisibleUnit[]> {
  const { rows } = await sql<VisibleUnit>`
    select unit.satuan_kerja_id, unit.satuan_kerja_nama from satuan_kerja unit
    where ${isVisible(publicVisibility, sql`unit.satuan_kerja_id`, tahun)}
    order by unit.satuan_kerja_nama, unit.satuan_kerja_id`.execute(db);
  return rows;
}
