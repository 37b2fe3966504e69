import type { TerintegrasiRow, TingkatTerintegrasi } from '@selaras/contracts';
import { periodStartOf, type TingkatNomenklatur, yearPosition } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import { inYear } from '../kinerja-sql/in-year';
import { columnsOf, perTriwulan } from '../resource/row-columns';

const teks = ['sasaran', 'indikator', 'satuan'];
const ukuran = ['polaritas', 'tipe_hitung', 'range_min', 'range_max'];
const angka = (nama: 'target' | 'realisasi') => perTriwulan(nama);

/** Columns that a level does not have, in their place. */
const kosong = (jenis: 'text' | 'numeric', ...names: readonly string[]) =>
  sql.join(names.map((name) => sql`null::${sql.raw(jenis)} as ${sql.ref(name)}`));

/** The rows of one level; `r` is its table. */
type Reading = (tahun: number) => {
  readonly columns: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
};

function kinerja(kedalaman: number, induk: string, nomenklatur: TingkatNomenklatur): Reading {
  const table = sql.table(`kinerja_${nomenklatur}`);
  return (tahun) => ({
    columns: sql`r.id, ${sql.ref(`r.${induk}`)} as induk_id, ${kedalaman}::integer as kedalaman, r.versi, n.kode, n.nama,
      ${columnsOf(...teks, ...ukuran, 'target', ...angka('target'), 'realisasi', ...angka('realisasi'), 'anggaran')},
      coalesce((select p.jabatan_nama from struktur_organisasi p where p.id = r.struktur_organisasi_id),
        (select t.nama from tim_kerja t where t.id = r.tim_kerja_id)) as pengampu_nama, false as perbaikan`,
    from: sql`${table} r left join ${sql.table(nomenklatur)} n on n.id = ${sql.ref(`r.${nomenklatur}_id`)}
      where r.tahun_kinerja = ${tahun}`,
  });
}

/** A goal has figures of its five years; the year asked for is the one that is shown. */
const sasaran: Reading = (tahun) => {
  const mulai = periodStartOf(tahun);
  const posisi = yearPosition(tahun, mulai ?? tahun);
  return {
    columns: sql`r.id, null::bigint as induk_id, 0 as kedalaman, r.versi, ${kosong('text', 'kode', 'nama')},
      r.sasaran_strategis_satker as sasaran, r.iku as indikator, r.satuan, ${columnsOf(...ukuran)},
      ${sql.ref(`r.target_${posisi}`)} as target, ${kosong('numeric', ...angka('target'))},
      ${sql.ref(`r.realisasi_${posisi}`)} as realisasi, ${kosong('numeric', ...angka('realisasi'), 'anggaran')},
      ${kosong('text', 'pengampu_nama')}, false as perbaikan`,
    from: sql`${inYear('sasaran_strategis_pd', tahun)} r where r.tahun_mulai = ${mulai}`,
  };
};

const langkahAksi: Reading = (tahun) => ({
  columns: sql`r.id, r.kinerja_sub_kegiatan_id as induk_id, 4 as kedalaman, r.versi, ${kosong('text', 'kode', 'nama')},
    ${columnsOf(...teks)}, ${kosong('text', 'polaritas', 'tipe_hitung')}, ${kosong('numeric', 'range_min', 'range_max', 'target')},
    ${columnsOf(...angka('target'))}, ${kosong('numeric', 'realisasi')}, ${columnsOf(...angka('realisasi'), 'anggaran')},
    (select string_agg(p.peg_nama, ', ' order by a.id) from langkah_aksi_anggota a join pegawai p on p.peg_nip = a.nip
      where a.langkah_aksi_id = r.id and a.deleted_at is null) as pengampu_nama,
    r.penyebab_kegagalan_id is not null as perbaikan`,
  from: sql`kinerja_langkah_aksi r where r.tahun_kinerja = ${tahun}`,
});

const readings: Readonly<Record<TingkatTerintegrasi, Reading>> = {
  'sasaran-strategis-pd': sasaran,
  'kinerja-program': kinerja(1, 'sasaran_strategis_pd_id', 'program'),
  'kinerja-kegiatan': kinerja(2, 'kinerja_program_id', 'kegiatan'),
  'kinerja-sub-kegiatan': kinerja(3, 'kinerja_kegiatan_id', 'sub_kegiatan'),
  'kinerja-langkah-aksi': langkahAksi,
};
const allTingkat = Object.keys(readings) as TingkatTerintegrasi[];

function select(tingkat: TingkatTerintegrasi, tahun: number, condition: RawBuilder<unknown>) {
  const { columns, from } = readings[tingkat](tahun);
  return sql`select ${sql.lit(tingkat)} as tingkat, ${columns} from ${from} and r.deleted_at is null and ${condition}`;
}

/** A row without its evidence and without what reports wrote of it. */
export type PlainRow = Omit<TerintegrasiRow, 'bukti' | 'asal_realisasi'>;

/** Every row of a unit's plan in a year, level by level, siblings in the order of their codes; one query. */
export async function listRows(
  db: Kysely<Tables>,
  satuanKerjaId: number,
  tahun: number,
): Promise<PlainRow[]> {
  const ofUnit = sql`r.satuan_kerja_id = ${satuanKerjaId}`;
  const levels = allTingkat.map((tingkat) => select(tingkat, tahun, ofUnit));
  const { rows } = await sql<PlainRow>`
    select * from (${sql.join(levels, sql` union all `)}) baris order by kedalaman, kode nulls last, id`.execute(
    db,
  );
  return rows;
}

/** One row of a level with the unit that it belongs to; undefined when it is not there in this year. */
export async function findRow(
  db: Kysely<Tables>,
  tingkat: TingkatTerintegrasi,
  id: number,
  tahun: number,
): Promise<PlainRow | undefined> {
  const { rows } = await sql<PlainRow>`${select(tingkat, tahun, sql`r.id = ${id}`)}`.execute(db);
  return rows[0];
}
