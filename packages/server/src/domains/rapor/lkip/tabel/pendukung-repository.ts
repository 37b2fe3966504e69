import { allTriwulan, type ProgramPendukung, type SolusiLangkah, solusiLangkahText } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../database/tables';
import type { PeriodYear } from '../../../../kit/iku/period-year';
import { inYear } from '../../../../kit/kinerja-sql/in-year';
import { isPenyebabBerlaku, penyebabTahunanSql } from '../../../../kit/kinerja-sql/penyebab-sql';
import { isVisible, type Visibility } from '../../../../kit/visibility/visibility';

/** A programme and the goal that it stands below: the unit's, or the regency's that this one serves. */
export type PendukungRow = ProgramPendukung & { readonly goal_id: number };

/** A solution is a text, or a repair step with what its quarters planned and did. */
type Stored = Omit<PendukungRow, 'solusi'> & { readonly solusi: readonly (string | SolusiLangkah)[] };

const total = (nama: string) =>
  sql`trim_scale(${sql.join(
    allTriwulan.map((tw) => sql`coalesce(${sql.ref(`l.${nama}_tw${tw}`)}, 0)`),
    sql` + `,
  )})`;
const solusiLangkah = sql`jsonb_build_object('sasaran', l.sasaran, 'satuan', l.satuan,
  'target', ${total('target')}, 'realisasi', ${total('realisasi')})`;

/** Programmes of the year below the goals of a unit, or of the regency (null), with causes and solutions below them. */
export async function findPendukung(
  db: Kysely<Tables>,
  { tahun, tahunMulai }: PeriodYear,
  unit: number | null,
  visibility: Visibility,
): Promise<PendukungRow[]> {
  const seen = isVisible(visibility, sql`r.satuan_kerja_id`, tahun);
  const { rows } = await sql<Stored>`
    with activity as (
      select r.id, r.kinerja_program_id, ${penyebabTahunanSql} as penyebab from kinerja_kegiatan r
      where r.tahun_kinerja = ${tahun} and r.deleted_at is null and ${seen}
    ), sub as (
      select r.*, activity.kinerja_program_id, ${penyebabTahunanSql} as penyebab
      from kinerja_sub_kegiatan r join activity on activity.id = r.kinerja_kegiatan_id
      where r.tahun_kinerja = ${tahun} and r.deleted_at is null and ${seen}
    ), cause as (
      select program_id, json_agg(distinct text) as texts from (
        select r.id as program_id, ${penyebabTahunanSql} as text from kinerja_program r where r.tahun_kinerja = ${tahun}
        union all select kinerja_program_id, penyebab from activity
        union all select kinerja_program_id, penyebab from sub
        union all select sub.kinerja_program_id, p.penyebab
          from penyebab_kegagalan p join sub on sub.id = p.kinerja_sub_kegiatan_id
          where p.tahun_kinerja = ${tahun} and p.deleted_at is null and ${isPenyebabBerlaku('p', 'sub')}
      ) found where nullif(trim(text), '') is not null group by 1
    ), remedy as (
      select program_id, json_agg(distinct solusi) as solusi from (
        select s.kinerja_masalah_id as program_id, to_jsonb(s.solusi) as solusi, s.satuan_kerja_id, s.tahun from solusi s
        where s.level = 'kinerja-program' and s.deleted_at is null
        union all select activity.kinerja_program_id, to_jsonb(s.solusi), s.satuan_kerja_id, s.tahun
          from solusi s join activity on activity.id = s.kinerja_masalah_id
          where s.level = 'kinerja-kegiatan' and s.deleted_at is null
        union all select sub.kinerja_program_id, to_jsonb(s.solusi), s.satuan_kerja_id, s.tahun
          from solusi s join sub on sub.id = s.kinerja_masalah_id
          where s.level = 'kinerja-sub-kegiatan' and s.deleted_at is null
        union all select sub.kinerja_program_id, ${solusiLangkah}, l.satuan_kerja_id, l.tahun_kinerja
          from kinerja_langkah_aksi l join penyebab_kegagalan p on p.id = l.penyebab_kegagalan_id and p.deleted_at is null
          join sub on sub.id = p.kinerja_sub_kegiatan_id
          where l.deleted_at is null and ${isPenyebabBerlaku('p', 'sub')}
      ) found where ${isVisible(visibility, sql`found.satuan_kerja_id`, sql`found.tahun`)} group by 1
    )
    select ${unit === null ? sql`goal.sasaran_strategis_rpjmd_id` : sql`goal.id`} as goal_id,
      unit.satuan_kerja_nama as unit, nama.kode, nama.nama, r.indikator, r.satuan, r.polaritas,
      trim_scale(r.range_min) as range_min, trim_scale(r.range_max) as range_max, trim_scale(r.target) as target,
      trim_scale(r.realisasi) as realisasi, trim_scale(r.capaian) as capaian, trim_scale(r.anggaran) as anggaran,
      coalesce(cause.texts, '[]') as penyebab, coalesce(remedy.solusi, '[]') as solusi
    from kinerja_program r
    join ${inYear('sasaran_strategis_pd', tahun)} goal on goal.id = r.sasaran_strategis_pd_id
      and goal.tahun_mulai = ${tahunMulai} and goal.deleted_at is null
    join satuan_kerja unit on unit.satuan_kerja_id = r.satuan_kerja_id
    left join program nama on nama.id = r.program_id
    left join cause on cause.program_id = r.id
    left join remedy on remedy.program_id = r.id
    where r.tahun_kinerja = ${tahun} and r.deleted_at is null
      and (${unit}::bigint is null or goal.satuan_kerja_id = ${unit})
      and ${seen}
    order by unit.satuan_kerja_nama, nama.kode nulls last, r.id`.execute(db);
  return rows.map((row) => ({
    ...row,
    solusi: row.solusi.map((one) => (typeof one === 'string' ? one : solusiLangkahText(one))),
  }));
}
