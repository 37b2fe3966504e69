import { allTriwulan } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';

const quarters = (nama: string) => allTriwulan.map((tw) => sql.ref(`l.${nama}_tw${tw}`));
const sum = (values: readonly RawBuilder<unknown>[]) =>
  values.length === 0
    ? sql`0`
    : sql.join(
        values.map((value) => sql`coalesce(${value}, 0)`),
        sql` + `,
      );
const list = (nama: string) =>
  sql`json_build_array(${sql.join(quarters(nama).map((value) => sql`trim_scale(${value})`))})`;

/** `keadaanPerbaikanOf` of the domain for the step `l`; a test holds the two together. `over`: quarters that ended. */
const keadaanSql = (over: number): RawBuilder<string> => sql`case
  when ${sum(quarters('target'))} > 0 and ${sum(quarters('realisasi'))} >= ${sum(quarters('target'))} then 'selesai'
  when ${sum(quarters('realisasi'))} < ${sum(quarters('target').slice(0, over))} then 'terlambat'
  when ${sum(quarters('realisasi'))} > 0 then 'dikerjakan'
  else 'diusulkan' end`;

/** The step `l` as its readers see it: names of people, never their NIP. */
export const langkahColumns = (over: number): RawBuilder<unknown> => sql`
  l.id, l.sasaran, l.indikator, l.satuan, ${list('target')} as target, ${list('realisasi')} as realisasi,
  trim_scale(l.anggaran) as anggaran,
  coalesce((select json_agg(pegawai.peg_nama order by a.id) from langkah_aksi_anggota a
    join pegawai on pegawai.peg_nip = a.nip
    where a.langkah_aksi_id = l.id and a.deleted_at is null), '[]') as pelaksana,
  (select count(*)::integer from bukti_langkah_aksi bukti where bukti.langkah_aksi_id = l.id) as bukti,
  ${keadaanSql(over)} as keadaan`;
