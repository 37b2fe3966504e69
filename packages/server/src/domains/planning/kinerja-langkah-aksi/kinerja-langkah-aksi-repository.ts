import type { KinerjaLangkahAksiRow } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { isVisible, type Visibility } from '../../../kit/visibility/visibility';

interface LangkahFilter {
  readonly kinerjaProgramId?: number | undefined;
  readonly kinerjaSubKegiatanId?: number | undefined;
}

/** The programme asked for or, of a sub-activity alone, its own. */
const programOf = ({ kinerjaProgramId, kinerjaSubKegiatanId }: LangkahFilter) =>
  kinerjaProgramId === undefined
    ? sql`(select atas.kinerja_program_id from kinerja_kegiatan atas
        join kinerja_sub_kegiatan bawah on bawah.kinerja_kegiatan_id = atas.id
        where bawah.id = ${kinerjaSubKegiatanId ?? null} and bawah.deleted_at is null)`
    : sql`${kinerjaProgramId}`;

const anggota = sql`coalesce((
  select json_agg(json_build_object('id', anggota.id, 'target', trim_scale(anggota.target), 'satuan', anggota.satuan,
    'nama_pegawai_anggota', pegawai.peg_nama) order by anggota.id)
  from langkah_aksi_anggota anggota
  join pegawai on pegawai.peg_nip = anggota.nip
  where anggota.langkah_aksi_id = langkah.id and anggota.deleted_at is null), '[]')`;

/** The quarters of a step together; null while none is written. */
const setahun = (nama: 'target' | 'realisasi') =>
  sql`(select trim_scale(sum(nilai)) from unnest(array[${sql.join(
    [1, 2, 3, 4].map((tw) => sql.ref(`langkah.${nama}_tw${tw}`)),
  )}]) nilai)`;

/** Action steps below a programme or a sub-activity, members without their NIP; undefined when it may not be seen. */
export async function findLangkahAksi(
  db: Kysely<Tables>,
  filter: LangkahFilter,
  visibility: Visibility,
): Promise<KinerjaLangkahAksiRow[] | undefined> {
  const { kinerjaSubKegiatanId } = filter;
  const narrow = kinerjaSubKegiatanId === undefined ? sql`` : sql`and sub.id = ${kinerjaSubKegiatanId}`;
  const { rows } = await sql<{ data: KinerjaLangkahAksiRow[] }>`
    select coalesce((
      select json_agg(json_build_object('id', langkah.id, 'sasaran', langkah.sasaran, 'indikator', langkah.indikator,
        'satuan', langkah.satuan, 'kinerja_sub_kegiatan_id', sub.id,
        'target', ${setahun('target')}, 'realisasi', ${setahun('realisasi')},
        'sub_kegiatan', case when nama.id is not null then json_build_object('nama', nama.nama) end,
        'tim_kerja_anggota', ${anggota}) order by sub.id, langkah.id)
      from kinerja_kegiatan kegiatan
      join kinerja_sub_kegiatan sub on sub.kinerja_kegiatan_id = kegiatan.id and sub.deleted_at is null ${narrow}
      join kinerja_langkah_aksi langkah on langkah.kinerja_sub_kegiatan_id = sub.id and langkah.deleted_at is null
      left join sub_kegiatan nama on nama.id = sub.sub_kegiatan_id
      where kegiatan.kinerja_program_id = program.id and kegiatan.deleted_at is null), '[]') as data
    from kinerja_program program
    where program.id = ${programOf(filter)} and program.deleted_at is null
      and ${isVisible(visibility, sql`program.satuan_kerja_id`, sql`program.tahun_kinerja`)}`.execute(db);
  return rows[0]?.data;
}
