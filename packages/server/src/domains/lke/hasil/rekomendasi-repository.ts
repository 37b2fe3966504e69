import type { LkeHasilDetail } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { berlakuSql, diperbaikiSql, putaranSql } from '../penilaian/temuan-sql';

/**
 * Notes and recommendations of a worksheet, in the order of its instrument: of the second round alone where it gave a
 * score, with what it found repaired, else of the first. `rounds` are those that the reader may see.
 */
export async function listRekomendasi(
  db: Kysely<Tables>,
  unit: { readonly satuanKerjaId: number; readonly tahun: number },
  rounds: readonly (1 | 2)[],
): Promise<LkeHasilDetail['rekomendasi']> {
  const { rows } = await sql<LkeHasilDetail['rekomendasi'][number]>`
    select c.id as kriteria_id, s.nomor || '.' || c.nomor as nomor, c.uraian, s.komponen_id,
      ${berlakuSql('catatan')} as catatan, ${berlakuSql('rekomendasi')} as rekomendasi, ${diperbaikiSql} as diperbaiki
    from ${putaranSql(rounds.includes(2))}
    join lke_penilaian p on p.id = j1.penilaian_id
    join lke_kriteria c on c.id = j1.kriteria_id
    join lke_sub_komponen s on s.id = c.sub_komponen_id
    join lke_komponen k on k.id = s.komponen_id
    where p.satuan_kerja_id = ${unit.satuanKerjaId} and p.tahun = ${unit.tahun} and ${rounds.includes(1)}
      and j1.tahap = 1
      and coalesce(${berlakuSql('catatan')}, ${berlakuSql('rekomendasi')}, ${diperbaikiSql}) is not null
    order by k.urutan, s.urutan, c.nomor`.execute(db);
  return rows;
}
