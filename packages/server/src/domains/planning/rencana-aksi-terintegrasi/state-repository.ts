import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { SatuanKerja } from '../../../kit/satuan-kerja/satuan-kerja-repository';

/** What decides whether a unit's rows have changed, read without touching them. */
export interface KeadaanUnit {
  readonly satuan_kerja: SatuanKerja;
  /** The counters of the unit and of the regency. */
  readonly tanda: string;
}

/** State of one unit's rows; undefined when there is no such unit. */
export async function findKeadaanUnit(
  db: Kysely<Tables>,
  satuanKerjaId: number,
): Promise<KeadaanUnit | undefined> {
  const { rows } = await sql<KeadaanUnit>`
    select
      json_build_object('satuan_kerja_id', unit.satuan_kerja_id, 'satuan_kerja_nama', unit.satuan_kerja_nama,
        'singkatan', unit.singkatan) as satuan_kerja,
      coalesce((select string_agg(v.satuan_kerja_id || '=' || v.versi, ' ' order by v.satuan_kerja_id)
        from versi_data v where v.satuan_kerja_id in (0, unit.satuan_kerja_id)), '') as tanda
    from satuan_kerja unit where unit.satuan_kerja_id = ${satuanKerjaId}`.execute(db);
  return rows[0];
}
