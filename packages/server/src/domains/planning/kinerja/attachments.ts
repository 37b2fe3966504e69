import type { ChildrenCount } from '@selaras/contracts';
import { type RawBuilder, sql } from 'kysely';

/**
 * What is attached to a node and forbids its deletion: contributions that were not refused, by the unit at their other end, and
 * issued agreements.
 */
export function attachmentsBelow(level: string, id: RawBuilder<unknown>): RawBuilder<ChildrenCount> {
  return sql<ChildrenCount>`
    select 'kinerja-cross-cutting' as level, c.id, 'Cross cutting dengan ' || sk.satuan_kerja_nama as label
    from kinerja_cross c
    join satuan_kerja sk on sk.satuan_kerja_id = case when c.level_induk = ${level} and c.induk_id = ${id}
      then c.satuan_kerja_id else c.satuan_kerja_induk_id end
    where c.deleted_at is null and c.status <> 'ditolak'
      and ((c.level_induk = ${level} and c.induk_id = ${id}) or (c.level_anak = ${level} and c.anak_id = ${id}))
    union all
    select 'perjanjian-kinerja', p.id, 'Perjanjian kinerja ' || p.tahap || ' ' || p.tahun
    from perjanjian_kinerja p
    where p.jenis = ${level} and p.subjek_id = ${id} and p.deleted_at is null and p.status <> 'draf'`;
}
