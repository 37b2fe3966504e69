import type { Rkpd } from '@selaras/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { PeriodYear } from '../../../kit/iku/period-year';
import { inYear } from '../../../kit/kinerja-sql/in-year';
import { columnsOf } from '../../../kit/resource/row-columns';
import { isVisible, publicVisibility } from '../../../kit/visibility/visibility';

type Goal = Omit<Rkpd['sasaran'][number], 'pagu' | 'satuan_kerja'>;
type Unit = Rkpd['sasaran'][number]['satuan_kerja'][number];
type Programme = Unit['program'][number];

/** A programme with the goal that it serves and the unit that carries it out. */
export type ServingProgramme = Programme &
  Omit<Unit, 'pagu' | 'program'> & { readonly sasaran_strategis_rpjmd_id: number };

const ukuran = ['satuan', 'polaritas', 'range_min', 'range_max'];

/** The regency's goals with their targets of the year. */
export async function listGoals(
  db: Kysely<Tables>,
  { tahun, tahunMulai, posisi }: PeriodYear,
): Promise<Goal[]> {
  const { rows } = await sql<Goal>`
    select r.id, s.sasaran, i.indikator, ${columnsOf(...ukuran)}, trim_scale(${sql.ref(`r.target_${posisi}`)}) as target
    from ${inYear('sasaran_strategis_rpjmd', tahun)} r
    join ${inYear('sasaran_strategis', tahun)} s on s.id = r.sasaran_strategis_id
    join ${inYear('indikator_sasaran_strategis', tahun)} i on i.id = r.indikator_sasaran_strategis_id
    where r.tahun_mulai = ${tahunMulai} and r.deleted_at is null order by s.nomor, r.id`.execute(db);
  return rows;
}

/** Programmes of a year with the goal of the regency above them; `k` is the programme's performance. */
const servingProgrammes = (tahun: number): RawBuilder<unknown> => sql`
  kinerja_program k
  join ${inYear('sasaran_strategis_pd', tahun)} pd on pd.id = k.sasaran_strategis_pd_id and pd.deleted_at is null
  where k.tahun_kinerja = ${tahun} and k.deleted_at is null`;

/** Programmes of units whose plan is final, whoever reads them (ADR 117). */
export async function listProgrammes(db: Kysely<Tables>, tahun: number): Promise<ServingProgramme[]> {
  const { rows } = await sql<ServingProgramme>`
    select r.id, r.sasaran_strategis_rpjmd_id, r.satuan_kerja_id, unit.satuan_kerja_nama, unit.singkatan, n.kode, n.nama,
      ${columnsOf('sasaran', 'indikator', ...ukuran, 'target')}, r.anggaran as pagu
    from (select k.*, pd.sasaran_strategis_rpjmd_id from ${servingProgrammes(tahun)}) r
    join satuan_kerja unit on unit.satuan_kerja_id = r.satuan_kerja_id
    left join program n on n.id = r.program_id
    where ${isVisible(publicVisibility, sql`r.satuan_kerja_id`, tahun)}
    order by unit.satuan_kerja_nama, n.kode nulls last, r.id`.execute(db);
  return rows;
}

/** How many units have programmes in a year whose plan is not final. */
export async function countHiddenUnits(db: Kysely<Tables>, tahun: number): Promise<number> {
  const { rows } = await sql<{ banyak: number }>`
    select count(distinct k.satuan_kerja_id)::integer as banyak from ${servingProgrammes(tahun)}
      and not ${isVisible(publicVisibility, sql`k.satuan_kerja_id`, tahun)}`.execute(db);
  return rows[0]?.banyak ?? 0;
}
