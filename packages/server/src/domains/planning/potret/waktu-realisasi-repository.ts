import { allTriwulan } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';

interface WaktuRealisasi {
  readonly id: number;
  readonly triwulan: number;
  readonly waktu: Date;
}

/**
 * When the realisation of each quarter of a unit's sub-activities was last filled in where nothing stood, as the audit log
 * knows it. What came with a seed or an import of rows that no log tells is missing.
 */
export async function listWaktuRealisasi(
  db: Kysely<Tables>,
  satuanKerjaId: number,
  tahun: number,
): Promise<WaktuRealisasi[]> {
  const quarters = allTriwulan.map((tw) => {
    const column = sql.lit(`realisasi_tw${tw}`);
    return sql`(${tw}::integer, a.sebelum ->> ${column}, a.sesudah ->> ${column})`;
  });
  const { rows } = await sql<WaktuRealisasi>`
    select k.id, tw.triwulan, max(a.waktu) as waktu
    from kinerja_sub_kegiatan k
    join audit_log a on a.tabel = 'kinerja_sub_kegiatan' and a.baris_id = k.id
    cross join lateral (values ${sql.join(quarters)}) tw(triwulan, sebelum, sesudah)
    where k.satuan_kerja_id = ${satuanKerjaId} and k.tahun_kinerja = ${tahun} and k.deleted_at is null
      and tw.sebelum is null and tw.sesudah is not null
    group by k.id, tw.triwulan`.execute(db);
  return rows;
}
