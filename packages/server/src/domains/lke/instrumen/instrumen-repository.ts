import type { LkeInstrumen } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';

/** The instrument of a year with all its parts in order, in one query; undefined when the year has none. */
export async function findInstrumen(db: Kysely<Tables>, tahun: number): Promise<LkeInstrumen | undefined> {
  const { rows } = await sql<LkeInstrumen>`
    select i.id, i.tahun, i.nama, i.versi,
      coalesce((
        select json_agg(json_build_object('kode', s.kode, 'nilai', s.nilai, 'uraian', s.uraian) order by s.urutan)
        from lke_skala s where s.instrumen_id = i.id), '[]') as skala,
      coalesce((
        select json_agg(json_build_object('id', k.id, 'nomor', k.nomor, 'nama', k.nama, 'bobot', k.bobot,
          'subKomponen', coalesce((
            select json_agg(json_build_object('id', p.id, 'nomor', p.nomor, 'nama', p.nama, 'aspek', p.aspek,
              'bobot', p.bobot, 'kriteria', coalesce((
                select json_agg(json_build_object('id', c.id, 'nomor', c.nomor, 'uraian', c.uraian,
                  'sumber', c.sumber) order by c.nomor)
                from lke_kriteria c where c.sub_komponen_id = p.id), '[]')) order by p.urutan)
            from lke_sub_komponen p where p.komponen_id = k.id), '[]')) order by k.urutan)
        from lke_komponen k where k.instrumen_id = i.id), '[]') as komponen
    from lke_instrumen i where i.tahun = ${tahun}`.execute(db);
  return rows[0];
}
