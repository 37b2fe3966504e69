import type { LkeTugas, Page } from '@selaras/contracts';
import type { KeadaanLke } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { momentColumn, readPage } from '../../../kit/paging/read-page';
import { textFits } from '../../../kit/text/text-match';

interface TugasFilter {
  readonly tahun: number;
  /** SQL: whether the unit `sk` is the reader's to evaluate, or to decide about. */
  readonly tugas: RawBuilder<boolean>;
  /** States that wait for the reader. */
  readonly giliran: readonly KeadaanLke[];
  /** Only worksheets in these states; left out: all of his. */
  readonly hanya?: readonly KeadaanLke[] | undefined;
  readonly q?: string | undefined;
  readonly keadaan?: KeadaanLke | undefined;
  readonly page: number;
}

/** Worksheets with how far they are, those that wait for the reader first, the longest waiting before the others. Nobody is shown his own unit as a task. */
export const listTugas = (
  db: Kysely<Tables>,
  { tahun, tugas, giliran, hanya, q, keadaan, page }: TugasFilter,
): Promise<Page<LkeTugas>> =>
  readPage(
    db,
    sql`
    with lembar as (
      select sk.satuan_kerja_id, sk.satuan_kerja_nama, sk.singkatan, p.id, coalesce(p.versi, 0) as versi, p.keadaan,
        coalesce(p.keadaan, 'draft') = any(${giliran}::text[]) as giliran
      from satuan_kerja sk
      left join lke_penilaian p on p.satuan_kerja_id = sk.satuan_kerja_id and p.tahun = ${tahun}
      where (sk.aktif or p.id is not null) and ${tugas}),
    jumlah as (
      select j.penilaian_id, count(*) filter (where j.tahap = 1 and j.nilai is not null) as dinilai_1,
        count(*) filter (where j.tahap = 2 and j.nilai is not null) as dinilai_2,
        count(*) filter (where j.tahap = 1 and coalesce(j.perlu_perbaikan, s.nilai < s.tertinggi and j.catatan is not null,
          false)) as perbaikan
      from lke_jawaban j join lke_penilaian p on p.id = j.penilaian_id
      left join (select instrumen_id, kode, nilai, max(nilai) over (partition by instrumen_id) as tertinggi from lke_skala) s
        on s.instrumen_id = p.instrumen_id and s.kode = j.nilai
      where j.tahun = ${tahun} group by 1),
    total as (
      select count(*) as kriteria from lke_kriteria c join lke_sub_komponen b on b.id = c.sub_komponen_id
      join lke_komponen k on k.id = b.komponen_id join lke_instrumen i on i.id = k.instrumen_id where i.tahun = ${tahun})
    select row(not l.giliran, case when l.giliran then g.waktu end, l.satuan_kerja_nama) as urutan,
      json_build_object('satuan_kerja', json_build_object('satuan_kerja_id', l.satuan_kerja_id, 'satuan_kerja_nama',
        l.satuan_kerja_nama, 'singkatan', l.singkatan), 'keadaan', l.keadaan, 'versi', l.versi,
        'giliran', l.giliran,
        'sejak', ${momentColumn(sql`g.waktu`)},
        'kriteria', t.kriteria, 'dinilai_1', coalesce(j.dinilai_1, 0), 'dinilai_2', coalesce(j.dinilai_2, 0),
        'perbaikan', coalesce(j.perbaikan, 0),
        'komentar_terbuka', (select count(*) from lke_komentar m
          where m.penilaian_id = l.id and m.percakapan_id is null and not m.selesai),
        'penilai', coalesce((select json_agg(u.nama order by u.nama) from lke_penilai n join users u on u.id = n.user_id
          where n.satuan_kerja_id = l.satuan_kerja_id and n.tahun = ${tahun}), '[]')) as content
    from lembar l cross join total t left join jumlah j on j.penilaian_id = l.id
    cross join lateral (select max(waktu) as waktu from lke_langkah where penilaian_id = l.id) g
    where ${keadaan === undefined ? sql`true` : sql`l.keadaan = ${keadaan}`}
      and ${hanya === undefined ? sql`true` : sql`coalesce(l.keadaan, 'draft') = any(${[...hanya]}::text[])`}
      and ${textFits(sql`l.satuan_kerja_nama`, q)}`,
    page,
  );
