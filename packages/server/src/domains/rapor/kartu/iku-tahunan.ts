import type { CapaianCount, RaporRingkasan } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { periodYearOf } from '../../../kit/iku/period-year';
import { capaianCountSql } from '../../../kit/kinerja-sql/capaian-count-sql';
import { yearColumn } from '../../../kit/kinerja-sql/derived-sql';
import { visibleGoals } from '../../../kit/kinerja-sql/visible-goals';
import { isVisible, type Visibility } from '../../../kit/visibility/visibility';

interface IkuAsked {
  readonly tahun: number;
  /** Left out: every unit. */
  readonly satuan_kerja_id?: number | undefined;
  readonly visibility: Visibility;
}

/** How many key indicators of units reached the target of their year, as the list of their achievement has them. */
export async function countIkuTahunan(
  db: Kysely<Tables>,
  { tahun, satuan_kerja_id, visibility }: IkuAsked,
): Promise<NonNullable<RaporRingkasan['tahunan']>> {
  const { tahunMulai, posisi } = periodYearOf(tahun);
  const { rows } = await sql<{ jumlah: CapaianCount }>`
    select ${capaianCountSql(yearColumn('r', 'capaian', posisi))} as jumlah
    from ${visibleGoals(visibility, tahun)} r
    where r.tahun_mulai = ${tahunMulai} and r.deleted_at is null
      and ${isVisible(visibility, sql`r.satuan_kerja_id`, tahun)}
      and ${satuan_kerja_id === undefined ? sql`true` : sql`r.satuan_kerja_id = ${satuan_kerja_id}`}`.execute(
    db,
  );
  const { tercapai, tidak_tercapai, belum_ada_data } = rows[0]?.jumlah ?? none;
  return { jumlah: tercapai + tidak_tercapai + belum_ada_data, tercapai, belum_ada_data };
}

const none: CapaianCount = { tercapai: 0, tidak_tercapai: 0, belum_ada_data: 0 };
