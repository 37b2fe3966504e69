import type { ChildrenCount } from '@selaras/contracts';
import { type RawBuilder, sql } from 'kysely';
import { isRowVisible } from '../../../kit/visibility/row-visible';
import type { Visibility } from '../../../kit/visibility/visibility';

/** Who reads what stands below a row, and in which year; who removes it must know of all of it. */
export interface ChildReader {
  readonly tahun: number;
  readonly visibility: Visibility;
}

/**
 * What is attached to a node and forbids its deletion: contributions that were not refused, by the unit at their other end, and
 * issued agreements. A reader is told of the contributions of his year that he may see.
 */
export function attachmentsBelow(
  level: string,
  id: RawBuilder<unknown>,
  reader?: ChildReader,
): RawBuilder<ChildrenCount> {
  const units = [sql`c.satuan_kerja_id`, sql`c.satuan_kerja_induk_id`];
  const told = reader
    ? sql`c.tahun = ${reader.tahun}
        and ${isRowVisible(reader.visibility, units, reader.tahun, sql`c.status = 'disetujui'`)}`
    : sql`true`;
  return sql<ChildrenCount>`
    select 'kinerja-cross-cutting' as level, c.id, 'Cross cutting dengan ' || sk.satuan_kerja_nama as label
    from kinerja_cross c
    join satuan_kerja sk on sk.satuan_kerja_id = case when c.level_induk = ${level} and c.induk_id = ${id}
      then c.satuan_kerja_id else c.satuan_kerja_induk_id end
    where c.deleted_at is null and c.status <> 'ditolak' and ${told}
      and ((c.level_induk = ${level} and c.induk_id = ${id}) or (c.level_anak = ${level} and c.anak_id = ${id}))
    union all
    select 'perjanjian-kinerja', p.id, 'Perjanjian kinerja ' || p.tahap || ' ' || p.tahun
    from perjanjian_kinerja p
    where p.jenis = ${level} and p.subjek_id = ${id} and p.deleted_at is null and p.status <> 'draf'`;
}
