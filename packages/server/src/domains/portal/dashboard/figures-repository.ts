import type { AnggaranSummary, CapaianCount, DashboardPd, Summary, ValidasiCount } from '@selaras/contracts';
import { diagramConstants, serapan } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { capaianCountSql } from '../../../kit/kinerja-sql/capaian-count-sql';
import { isVisible, publicVisibility, type Visibility } from '../../../kit/visibility/visibility';

/** Units whose figures are added up: all that the reader sees, or one. */
export type Scope = { readonly visibility: Visibility } | { readonly satuanKerjaId: number };

const inScope = (cakupan: Scope, tahun: number): RawBuilder<boolean> =>
  'satuanKerjaId' in cakupan
    ? sql`r.satuan_kerja_id = ${cakupan.satuanKerjaId}`
    : isVisible(cakupan.visibility, sql`r.satuan_kerja_id`, tahun);

const quarterSum = (nama: string, tw: number) => sql`coalesce(sum(${sql.ref(`r.${nama}_tw${tw}`)}), 0)`;

/** Budget of the programs in scope, over the year and by quarter. */
export async function findAnggaran(
  db: Kysely<Tables>,
  tahun: number,
  cakupan: Scope,
): Promise<AnggaranSummary> {
  const quarters = diagramConstants.triwulan.map(
    (tw) => sql`json_build_object('triwulan', ${tw}::integer,
      'rencana', ${quarterSum('anggaran', tw)}, 'realisasi', ${quarterSum('realisasi_anggaran', tw)})`,
  );
  const { rows } = await sql<Omit<AnggaranSummary, 'serapan'>>`
    select coalesce(sum(r.anggaran), 0) as pagu, coalesce(sum(r.realisasi_anggaran), 0) as realisasi,
      json_build_array(${sql.join(quarters, sql`, `)}) as triwulan
    from kinerja_program r
    where r.tahun_kinerja = ${tahun} and r.deleted_at is null and ${inScope(cakupan, tahun)}`.execute(db);
  const { pagu, realisasi, triwulan } = rows[0] ?? { pagu: 0, realisasi: 0, triwulan: [] };
  return { pagu, realisasi, serapan: serapan(pagu, realisasi), triwulan };
}

/** How many units and performances the reader's regency has, and how many units have a final plan. */
export async function findCounts(
  db: Kysely<Tables>,
  tahun: number,
  visibility: Visibility,
): Promise<Pick<Summary, 'jumlah' | 'satuan_kerja_final'>> {
  const count = (table: string) => sql`(
    select count(*) from ${sql.table(table)} r
    where r.tahun_kinerja = ${tahun} and r.deleted_at is null and ${inScope({ visibility }, tahun)})`;
  const { rows } = await sql<Summary['jumlah'] & Pick<Summary, 'satuan_kerja_final'>>`
    select (select count(*) from satuan_kerja where aktif) as satuan_kerja,
      (select count(*) from satuan_kerja u
        where u.aktif and ${isVisible(publicVisibility, sql`u.satuan_kerja_id`, tahun)}) as satuan_kerja_final,
      ${count('kinerja_program')} as kinerja_program, ${count('kinerja_kegiatan')} as kinerja_kegiatan,
      ${count('kinerja_sub_kegiatan')} as kinerja_sub_kegiatan`.execute(db);
  const { satuan_kerja_final = 0, ...jumlah } = rows[0] ?? {
    satuan_kerja: 0,
    kinerja_program: 0,
    kinerja_kegiatan: 0,
    kinerja_sub_kegiatan: 0,
  };
  return { jumlah, satuan_kerja_final };
}

/** Active units by the state of their planning validation; no row means a draft. */
export async function findValidasiCount(db: Kysely<Tables>, tahun: number): Promise<ValidasiCount> {
  const { rows } = await sql<ValidasiCount>`
    select count(*) filter (where coalesce(v.keadaan, 'draf') = 'draf') as draf,
      count(*) filter (where v.keadaan = 'menunggu') as menunggu,
      count(*) filter (where v.keadaan = 'dikembalikan') as dikembalikan,
      count(*) filter (where v.keadaan = 'disetujui') as disetujui
    from satuan_kerja unit
    left join validasi_perencanaan v on v.satuan_kerja_id = unit.satuan_kerja_id and v.tahun = ${tahun}
    where unit.aktif`.execute(db);
  return rows[0] ?? { draf: 0, menunggu: 0, dikembalikan: 0, disetujui: 0 };
}

/** Achieved, missed and empty performances of one unit, level by level. */
export async function findCapaianLevel(
  db: Kysely<Tables>,
  tahun: number,
  satuanKerjaId: number,
): Promise<DashboardPd['capaian_level']> {
  const count = (table: string) => sql<CapaianCount>`(
    select ${capaianCountSql(sql`r.capaian`)} from ${sql.table(table)} r
    where r.satuan_kerja_id = ${satuanKerjaId} and r.tahun_kinerja = ${tahun} and r.deleted_at is null)`;
  const { rows } = await sql<DashboardPd['capaian_level']>`
    select ${count('kinerja_program')} as kinerja_program, ${count('kinerja_kegiatan')} as kinerja_kegiatan,
      ${count('kinerja_sub_kegiatan')} as kinerja_sub_kegiatan`.execute(db);
  const none: CapaianCount = { tercapai: 0, tidak_tercapai: 0, belum_ada_data: 0 };
  return rows[0] ?? { kinerja_program: none, kinerja_kegiatan: none, kinerja_sub_kegiatan: none };
}
