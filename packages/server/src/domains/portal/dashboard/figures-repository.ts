import type { AnggaranSummary, CapaianCount, DashboardPd, Summary, ValidasiCount } from '@selaras/contracts';
import { diagramConstants, serapan } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { capaianCountSql } from '../../../kit/kinerja-sql/capaian-count-sql';
import { isVisible, publicVisibility } from '../../../kit/visibility/visibility';

/** Rows of one unit, or of the regency (null): those of final plans, whoever reads them (ADR 117). */
const inScope = (satuanKerjaId: number | null, tahun: number): RawBuilder<boolean> =>
  satuanKerjaId === null
    ? isVisible(publicVisibility, sql`r.satuan_kerja_id`, tahun)
    : sql`r.satuan_kerja_id = ${satuanKerjaId}`;

const quarterSum = (nama: string, tw: number) => sql`coalesce(sum(${sql.ref(`r.${nama}_tw${tw}`)}), 0)`;

/** Budget of the programmes of a unit, or of the regency (null), over the year and by quarter. */
export async function findAnggaran(
  db: Kysely<Tables>,
  tahun: number,
  satuanKerjaId: number | null,
): Promise<AnggaranSummary> {
  const quarters = diagramConstants.triwulan.map(
    (tw) => sql`json_build_object('triwulan', ${tw}::integer,
      'rencana', ${quarterSum('anggaran', tw)}, 'realisasi', ${quarterSum('realisasi_anggaran', tw)})`,
  );
  const { rows } = await sql<Omit<AnggaranSummary, 'serapan'>>`
    select coalesce(sum(r.anggaran), 0) as pagu, coalesce(sum(r.realisasi_anggaran), 0) as realisasi,
      json_build_array(${sql.join(quarters, sql`, `)}) as triwulan
    from kinerja_program r
    where r.tahun_kinerja = ${tahun} and r.deleted_at is null and ${inScope(satuanKerjaId, tahun)}`.execute(
    db,
  );
  const { pagu, realisasi, triwulan } = rows[0] ?? { pagu: 0, realisasi: 0, triwulan: [] };
  return { pagu, realisasi, serapan: serapan(pagu, realisasi), triwulan };
}

/** How many units the regency has, how many of them have a final plan, and how many performances these have. */
export async function findCounts(
  db: Kysely<Tables>,
  tahun: number,
): Promise<Pick<Summary, 'jumlah' | 'satuan_kerja_final'>> {
  const count = (table: string) => sql`(
    select count(*) from ${sql.table(table)} r
    where r.tahun_kinerja = ${tahun} and r.deleted_at is null and ${inScope(null, tahun)})`;
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
