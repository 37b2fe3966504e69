import { periodStartOf, yearPosition } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';
import { inYear } from '../../../kit/kinerja-sql/in-year';
import { isVisible, type Visibility, visibilityWithin } from '../../../kit/visibility/visibility';

/** Which tree, of which year, for whom. */
export interface TreeScope {
  readonly tahun: number;
  readonly tahunMulai: number;
  /** Position of the year in its period, 1 to 5. */
  readonly posisi: number;
  /** null for the whole regency. */
  readonly satuanKerjaId: number | null;
  readonly visibility: Visibility;
}

/** What a reader sees of the tree of a unit, or for null of the regency; null: the year is in no period. */
export function treeScope(
  tahun: number,
  satuanKerjaId: number | null,
  visibility: Visibility,
): TreeScope | null {
  const tahunMulai = periodStartOf(tahun);
  if (tahunMulai === null) return null;
  return {
    tahun,
    tahunMulai,
    posisi: yearPosition(tahun, tahunMulai),
    satuanKerjaId,
    visibility: visibilityWithin(visibility, satuanKerjaId),
  };
}

export const ownUnit = ({ satuanKerjaId }: TreeScope, column: RawBuilder<unknown>) =>
  satuanKerjaId === null ? sql`true` : sql`${column} = ${satuanKerjaId}`;

/** Units whose data the reader may see, each with its JSON. */
export const unitRows = ({ visibility, tahun }: TreeScope) => sql`
  select satuan_kerja_id, json_build_object('satuan_kerja_id', satuan_kerja_id,
    'satuan_kerja_nama', satuan_kerja_nama, 'singkatan', singkatan) as satuan_kerja
  from satuan_kerja where ${isVisible(visibility, sql`satuan_kerja.satuan_kerja_id`, tahun)}`;

/** Approved contributions of visible units; those to a regency goal stand in every tree that shows the goal. */
export const crossRows = (scope: TreeScope) => sql`
  select c.level_anak, c.induk_id, c.anak_id, c.satuan_kerja_id
  from kinerja_cross c
  where c.tahun = ${scope.tahun} and c.status = 'disetujui' and c.deleted_at is null
    and (${ownUnit(scope, sql`c.satuan_kerja_induk_id`)} or ${belowOwnGoal(scope)})
    and c.satuan_kerja_id in (select satuan_kerja_id from unit)`;

const belowOwnGoal = ({ satuanKerjaId, tahun }: TreeScope) => sql`
  (c.level_induk = 'sasaran-strategis-rpjmd' and c.induk_id in (
    select sasaran_strategis_rpjmd_id from ${inYear('sasaran_strategis_pd', tahun)} pd
    where satuan_kerja_id = ${satuanKerjaId}))`;

/**
 * The row of `table` where `isIt`, for a lateral join. Within a unit it is looked up for each row (`offset 0` keeps
 * PostgreSQL from reading the whole table for a few of them); the whole regency names most rows of it.
 */
export const lookedUp = (
  { satuanKerjaId }: TreeScope,
  table: RawBuilder<unknown>,
  isIt: RawBuilder<unknown>,
) => sql`
  lateral (select * from ${table} where ${isIt} ${satuanKerjaId === null ? sql`` : sql`offset 0`})`;

/** Rows of one level with their parents: the unit's own, then those that others contribute. */
export const levelRows = (
  level: string,
  rows: RawBuilder<unknown>,
  parent: string,
  own: RawBuilder<unknown>,
  cross: RawBuilder<unknown>,
) => sql`
  select ${sql.ref(parent)} as induk_id, false as is_cross, asli.* from ${rows} asli
  where ${own} and asli.deleted_at is null
  union all
  select silang.induk_id, true, asli.* from silang
  join ${rows} asli on asli.id = silang.anak_id and ${cross} and asli.deleted_at is null
  where silang.level_anak = ${level}`;
