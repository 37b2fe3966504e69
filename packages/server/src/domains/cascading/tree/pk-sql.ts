import { type RawBuilder, sql } from 'kysely';
import { isInsider } from '../../../kit/visibility/visibility';
import type { TreeScope } from './tree-scope';

/** Of drafts only their unit and who sees all units open the document, and learn that there is one. */
const opened = (insider: RawBuilder<boolean>, status: RawBuilder<unknown>) =>
  sql`case when ${insider} then ${status} else nullif(${status}, 'draf') end`;

/** The performance agreement of a box that belongs to one year, where its document opens for the reader (spec 1 §3). */
export const pkOfRow = ({ visibility }: TreeScope) =>
  opened(isInsider(visibility, sql`r.satuan_kerja_id`), sql`r.status_upload_pk`);

/** The same of a five-year box: the agreement about the tree's year, whatever other years have. */
export const pkOfYear = (scope: TreeScope, jenis: 'pemda' | 'sasaran-strategis-pd') => {
  const insider =
    jenis === 'pemda'
      ? sql<boolean>`${scope.visibility.kelas === 'semua'}`
      : isInsider(scope.visibility, sql`r.satuan_kerja_id`);
  return sql`(
    select ${opened(insider, sql`case pk.status when 'ditandatangani' then pk.status else 'draf' end`)}
    from perjanjian_kinerja pk
    where pk.jenis = ${jenis} and pk.subjek_id is not distinct from ${jenis === 'pemda' ? sql`null::bigint` : sql`r.id`}
      and pk.tahun = ${scope.tahun} and pk.deleted_at is null
    order by pk.status = 'draf', pk.perubahan_ke desc limit 1)`;
};
