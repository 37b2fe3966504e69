import type { AsalAngkaLangkah } from '@selaras/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables';

/** SQL: the figure of a quarter in a row of steps or of their members. */
export const angkaTriwulan = (alias: string, nama: 'target' | 'realisasi', triwulan: RawBuilder<unknown>) =>
  sql`case ${triwulan} ${sql.join(
    [1, 2, 3, 4].map((tw) => sql`when ${sql.lit(tw)} then ${sql.ref(`${alias}.${nama}_tw${tw}`)}`),
    sql` `,
  )} end`;

/** SQL: an account by the name of its employee. */
export const namaAkun = (userId: RawBuilder<unknown>) => sql`(
  select coalesce(orang.peg_nama, akun.nama) from users akun
  left join pegawai orang on orang.peg_nip = akun.peg_nip where akun.id = ${userId})`;

const laporanJson = sql`coalesce((
  select json_agg(json_build_object('nama', p.peg_nama, 'nilai', trim_scale(r.nilai),
    'oleh', ${namaAkun(sql`r.diputus_oleh`)}, 'pada', r.diputus_pada) order by b.id)
  from langkah_aksi_anggota b
  join realisasi_anggota r on r.langkah_aksi_anggota_id = b.id and r.triwulan = a.triwulan
    and r.keadaan = 'dikonfirmasi' and r.nilai = ${angkaTriwulan('b', 'realisasi', sql`a.triwulan`)}
  join pegawai p on p.peg_nip = b.nip
  where b.langkah_aksi_id = milik.id and b.deleted_at is null), '[]')`;

const asalJson = sql`json_build_object('triwulan', a.triwulan, 'sebelum', trim_scale(a.sebelum), 'laporan', ${laporanJson})`;

/** SQL: steps with what reports wrote of them, as long as it stands (`asalBerlaku` of the domain). */
const asalSource = sql`realisasi_langkah a join kinerja_langkah_aksi milik on milik.id = a.langkah_aksi_id
  and a.nilai = ${angkaTriwulan('milik', 'realisasi', sql`a.triwulan`)}`;

/** SQL: the quarters of the action step of this id whose figure confirmed reports wrote, `[]` without any. */
export const asalColumn = (step: RawBuilder<unknown>) => sql`coalesce((
  select json_agg(${asalJson} order by a.triwulan) from ${asalSource} where a.langkah_aksi_id = ${step}), '[]')`;

async function read(db: Kysely<Tables>, condition: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: number; asal: AsalAngkaLangkah[] }>`
    select milik.id, json_agg(${asalJson} order by a.triwulan) as asal from ${asalSource}
    where ${condition} group by milik.id`.execute(db);
  return new Map(rows.map(({ id, asal }) => [id, asal]));
}

/** The same for the steps of a unit's year, by step; those without any are missing. */
export const listAsal = (db: Kysely<Tables>, satuanKerjaId: number, tahun: number) =>
  read(db, sql`milik.satuan_kerja_id = ${satuanKerjaId} and milik.tahun_kinerja = ${tahun}`);

/** The same of one step. */
export const listAsalOf = async (db: Kysely<Tables>, langkahAksiId: number): Promise<AsalAngkaLangkah[]> =>
  (await read(db, sql`milik.id = ${langkahAksiId}`)).get(langkahAksiId) ?? [];
