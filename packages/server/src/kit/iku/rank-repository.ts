import type { RankRow } from '@selaras/contracts';
import { diagramConstants } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import { yearColumn } from '../kinerja-sql/derived-sql';
import { inYear } from '../kinerja-sql/in-year';
import { rataCapaianSql } from '../kinerja-sql/rata-capaian-sql';
import { readPage } from '../paging/read-page';
import { isVisible, publicVisibility } from '../visibility/visibility';
import type { PeriodYear } from './period-year';

/**
 * Units by the mean achievement of their key indicators, each capped at 120 inside the mean; then by absorption. Units
 * without any achievement come last (domain §3). Of final plans, or a unit would have another place for each reader
 * (ADR 82, 117).
 */
function rankRows({ tahun, tahunMulai, posisi }: PeriodYear): RawBuilder<unknown> {
  const capaian = yearColumn('r', 'capaian', posisi);
  return sql`
    select peringkat as urutan, row_to_json(baris) as content, satuan_kerja_id, peringkat from (
      select row_number() over (order by capaian desc nulls last, serapan desc nulls last, satuan_kerja_nama) as peringkat,
        ranked.*
      from (
        select unit.satuan_kerja_id, unit.satuan_kerja_nama, unit.singkatan,
          ${rataCapaianSql(capaian)} as capaian,
          (select trim_scale(round(sum(p.realisasi_anggaran) / nullif(sum(p.anggaran), 0) * 100, 2))
            from kinerja_program p
            where p.satuan_kerja_id = unit.satuan_kerja_id and p.tahun_kinerja = ${tahun} and p.deleted_at is null)
            as serapan,
          count(*) filter (where ${capaian} >= ${diagramConstants.capaianThreshold}) as tercapai,
          count(*) as jumlah
        from satuan_kerja unit
        join ${inYear('sasaran_strategis_pd', tahun)} r
          on r.satuan_kerja_id = unit.satuan_kerja_id and r.tahun_mulai = ${tahunMulai} and r.deleted_at is null
        where ${isVisible(publicVisibility, sql`unit.satuan_kerja_id`, tahun)}
        group by unit.satuan_kerja_id
      ) ranked
    ) baris`;
}

export function findRank(db: Kysely<Tables>, tahun: PeriodYear, page: number) {
  return readPage<RankRow>(db, rankRows(tahun), page);
}

/** "Peringkat n dari N" of one unit among those with a final plan; null when it is not among them. */
export async function findUnitRank(
  db: Kysely<Tables>,
  tahun: PeriodYear,
  satuanKerjaId: number,
): Promise<{ peringkat: number; dari: number } | null> {
  const { rows } = await sql<{ peringkat: number; dari: number }>`
    with semua as (${rankRows(tahun)})
    select peringkat, (select count(*) from semua) as dari from semua
    where satuan_kerja_id = ${satuanKerjaId}`.execute(db);
  return rows[0] ?? null;
}
