import type { KeuanganRow } from '@selaras/contracts';
import { allTriwulan, serapan } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import type { PeriodYear } from '../iku/period-year';
import { yearColumn } from '../kinerja-sql/derived-sql';
import { inYear } from '../kinerja-sql/in-year';
import { rataCapaianSql } from '../kinerja-sql/rata-capaian-sql';
import { isVisible, publicVisibility } from '../visibility/visibility';

/** Money of a group of programme performances, alias `r`. */
const moneyColumns = () => {
  const quarters = allTriwulan.map(
    (tw) => sql`json_build_object('triwulan', ${tw}::integer,
      'rencana', coalesce(sum(${sql.ref(`r.anggaran_tw${tw}`)}), 0),
      'realisasi', sum(${sql.ref(`r.realisasi_anggaran_tw${tw}`)}))`,
  );
  return sql`coalesce(sum(r.anggaran), 0) as pagu, sum(r.realisasi_anggaran) as realisasi,
    json_build_array(${sql.join(quarters)}) as triwulan`;
};

const ofYear = (tahun: number) => sql`r.tahun_kinerja = ${tahun} and r.deleted_at is null`;

async function rowsOf(db: Kysely<Tables>, query: RawBuilder<unknown>): Promise<KeuanganRow[]> {
  const { rows } = await sql<Omit<KeuanganRow, 'serapan'>>`${query}`.execute(db);
  return rows.map((row) => ({ ...row, serapan: serapan(row.pagu, row.realisasi) }));
}

/** Money of every unit whose plan is final, whoever reads it, beside the mean achievement of its key indicators (ADR 117). */
export const findMoneyOfUnits = (
  db: Kysely<Tables>,
  { tahun, tahunMulai, posisi }: PeriodYear,
): Promise<KeuanganRow[]> =>
  rowsOf(
    db,
    sql`
    select unit.satuan_kerja_id as id, null as kode, unit.satuan_kerja_nama as nama, unit.singkatan, ${moneyColumns()},
      (select ${rataCapaianSql(yearColumn('goal', 'capaian', posisi))}
        from ${inYear('sasaran_strategis_pd', tahun)} goal
        where goal.satuan_kerja_id = unit.satuan_kerja_id and goal.tahun_mulai = ${tahunMulai}
          and goal.deleted_at is null) as capaian
    from kinerja_program r join satuan_kerja unit using (satuan_kerja_id)
    where ${ofYear(tahun)} and ${isVisible(publicVisibility, sql`unit.satuan_kerja_id`, tahun)}
    group by unit.satuan_kerja_id order by unit.satuan_kerja_nama`,
  );

/** Money of a unit's programmes, beside the mean achievement of their performances. */
export const findMoneyOfPrograms = (
  db: Kysely<Tables>,
  tahun: number,
  satuanKerjaId: number,
): Promise<KeuanganRow[]> =>
  rowsOf(
    db,
    sql`
    select coalesce(program.id, 0) as id, program.kode, coalesce(program.nama, 'Tanpa program') as nama,
      null as singkatan, ${moneyColumns()}, ${rataCapaianSql(sql`r.capaian`)} as capaian
    from kinerja_program r left join program on program.id = r.program_id
    where ${ofYear(tahun)} and r.satuan_kerja_id = ${satuanKerjaId}
    group by program.id order by program.kode nulls last, program.id`,
  );
