import type { LkeHasilDetail } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';

/**
 * Notes and recommendations of a worksheet, in the order of its instrument: of the second round where it has any, else of
 * the first. `rounds` are those that the reader may see.
 */
export async function listRekomendasi(
  db: Kysely<Tables>,
  unit: { readonly satuanKerjaId: number; readonly tahun: number },
  rounds: readonly (1 | 2)[],
): Promise<LkeHasilDetail['rekomendasi']> {
  const { rows } = await sql<LkeHasilDetail['rekomendasi'][number]>`
    select c.id as kriteria_id, s.nomor || '.' || c.nomor as nomor, c.uraian, s.komponen_id,
      coalesce(j2.catatan, j1.catatan) as catatan, coalesce(j2.rekomendasi, j1.rekomendasi) as rekomendasi
    from lke_penilaian p
    join lke_jawaban j1 on j1.penilaian_id = p.id and j1.tahap = 1
    left join lke_jawaban j2 on j2.penilaian_id = p.id and j2.kriteria_id = j1.kriteria_id and j2.tahap = 2
      and ${rounds.includes(2)}
    join lke_kriteria c on c.id = j1.kriteria_id
    join lke_sub_komponen s on s.id = c.sub_komponen_id
    join lke_komponen k on k.id = s.komponen_id
    where p.satuan_kerja_id = ${unit.satuanKerjaId} and p.tahun = ${unit.tahun} and ${rounds.includes(1)}
      and coalesce(j2.catatan, j1.catatan, j2.rekomendasi, j1.rekomendasi) is not null
    order by k.urutan, s.urutan, c.nomor`.execute(db);
  return rows;
}
