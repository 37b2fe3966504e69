import type { AsalIndikator, IndikatorDetail, SolusiMasalahType } from '@selaras/contracts';
import { diagramConstants } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import type { PeriodYear } from '../../kit/iku/period-year';
import { penyebabSql } from '../../kit/kinerja-sql/penyebab-sql';
import { visibleGoals } from '../../kit/kinerja-sql/visible-goals';
import { isVisible, type Visibility } from '../../kit/visibility/visibility';
import { measured } from './measured-columns';

type MissedBelow = Pick<IndikatorDetail, 'jumlah_bawah' | 'meleset' | 'pelaksana'>;

/** Levels of one year from top to bottom; `found` has the ids of their boxes, `above` those of the boxes over them. */
const annualLevels = [
  { level: 'kinerja-program', found: 'program', parent: 'sasaran_strategis_pd_id', above: 'sasaran' },
  { level: 'kinerja-kegiatan', found: 'kegiatan', parent: 'kinerja_program_id', above: 'program' },
  { level: 'kinerja-sub-kegiatan', found: 'sub_kegiatan', parent: 'kinerja_kegiatan_id', above: 'kegiatan' },
] as const;
type AnnualLevel = (typeof annualLevels)[number];

/** SQL: rows of a level, alias `r`. */
const rowsOf = ({ level }: AnnualLevel) => sql`${sql.table(level.replaceAll('-', '_'))} r`;

/**
 * What stands below an indicator in the tree, level by level down to the sub-activities, and what of it missed its target
 * (domain §3): the boxes that the tree shows this reader, contributed ones with them, which come without children there
 * (spec 1 §3). A box whose parent is not seen is not below it.
 */
export async function findMissedBelow(
  db: Kysely<Tables>,
  { tahun, tahunMulai, posisi }: PeriodYear,
  visibility: Visibility,
  { pemilik, id }: { pemilik: AsalIndikator; id: number },
): Promise<MissedBelow> {
  const regency = pemilik === 'kabupaten';
  // The place of the indicator itself among the annual levels; -1 for one that stands above them.
  const root = annualLevels.findIndex(({ level }) => level === pemilik);
  const below = annualLevels.slice(root + 1);
  if (below.length === 0) return { jumlah_bawah: 0, meleset: [], pelaksana: [] };
  const seen = sql`r.deleted_at is null and ${isVisible(visibility, sql`r.satuan_kerja_id`, tahun)}`;
  const ofYear = sql`r.tahun_kinerja = ${tahun} and ${seen}`;
  const goals = sql`${visibleGoals(visibility, tahun)} r`;
  const ofPeriod = sql`r.tahun_mulai = ${tahunMulai} and ${seen}`;

  const own = annualLevels.map(
    (one, at) => sql`${sql.ref(one.found)} as materialized (select r.id from ${rowsOf(one)}
      where ${at === root ? sql`r.id = ${id}` : sql`${sql.ref(`r.${one.parent}`)} in (select id from ${sql.table(one.above)})`}
        and ${ofYear})`,
  );
  const isGoal = sql`${sql.ref(regency ? 'r.sasaran_strategis_rpjmd_id' : 'r.id')} = ${id}`;
  const boxes = (found: string, level: string) => sql`r.id in (
    select id from ${sql.table(found)} union select anak_id from silang where level_anak = ${level})`;
  const goalRows = sql`
    select 'sasaran-strategis-pd' as tingkat, r.iku as indikator, ${measured(posisi)}, (
      select coalesce(json_agg(distinct p.penyebab_kegagalan), '[]') from kinerja_program p
      where p.sasaran_strategis_pd_id = r.id and p.id in (select id from program)
        and p.capaian < ${diagramConstants.capaianThreshold} and p.penyebab_kegagalan is not null) as penyebab
    from ${goals} where ${boxes('sasaran', 'sasaran-strategis-pd')} and ${ofPeriod}`;
  const annualRows = below.map(
    (one) => sql`
    select ${sql.lit(one.level)} as tingkat, r.indikator, ${measured(null)}, ${causes(one.level)} as penyebab
    from ${rowsOf(one)} where ${boxes(one.found, one.level)} and ${ofYear}`,
  );
  const { rows } = await sql<MissedBelow>`
    with sasaran as materialized (select r.id from ${goals}
      where ${root === -1 ? isGoal : sql`false`} and ${ofPeriod}),
    ${sql.join(own)},
    silang as materialized (
      select r.level_anak, r.anak_id from kinerja_cross r
      where r.tahun = ${tahun} and r.status = 'disetujui' and ${seen}
        and (${regency ? sql`r.level_induk = 'sasaran-strategis-rpjmd' and r.induk_id = ${id} or` : sql``}
          r.level_induk = 'sasaran-strategis-pd' and r.induk_id in (select id from sasaran)
          or r.level_induk = 'kinerja-program' and r.induk_id in (select id from program)
          or r.level_induk = 'kinerja-kegiatan' and r.induk_id in (select id from kegiatan))),
    bawah as (${sql.join(regency ? [goalRows, ...annualRows] : annualRows, sql` union all `)}),
    unit as (
      select satuan_kerja::jsonb as satuan_kerja, count(*)::integer as jumlah,
        (count(*) filter (where ${missed}))::integer as meleset
      from bawah where capaian is not null group by 1)
    select count(*) filter (where capaian is not null)::integer as jumlah_bawah,
      coalesce(json_agg(bawah order by ${depth}, capaian, indikator, id)
        filter (where ${missed}), '[]') as meleset,
      (select coalesce(json_agg(unit order by meleset desc, satuan_kerja ->> 'satuan_kerja_nama'), '[]') from unit) as pelaksana
    from bawah`.execute(db);
  return rows[0] ?? { jumlah_bawah: 0, meleset: [], pelaksana: [] };
}

const missed = sql`capaian < ${diagramConstants.capaianThreshold}`;

/** SQL: how deep in the tree a row of the list stands; a goal of a unit, the first, has no place among the annual levels. */
const depth = sql`coalesce(array_position(array[${sql.join(
  annualLevels.map(({ level }) => sql.lit(level)),
)}], tingkat), 0)`;

/** SQL: causes of an annual row as a list, which is empty when none is recorded. */
const causes = (level: SolusiMasalahType) => sql`(
  select coalesce(json_agg(cause) filter (where cause is not null), '[]')
  from (select ${penyebabSql(level)} as cause) recorded)`;
