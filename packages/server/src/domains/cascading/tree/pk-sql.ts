import type { TingkatTahunan } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';
import { isOpenAgreement } from '../../../kit/perjanjian/open-agreement';
import { isInsider } from '../../../kit/visibility/visibility';
import type { TreeScope } from './tree-scope';

/** SQL: the agreements of a box about the tree's year that the reader may open; `pk` is one of them. */
const openAgreements = (
  { tahun, visibility }: TreeScope,
  jenis: string,
  isOfBox: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  from perjanjian_kinerja pk
  where pk.jenis = ${jenis} and ${isOfBox} and pk.tahun = ${tahun}
    and pk.deleted_at is null and ${isOpenAgreement(visibility, 'pk')}`;

/**
 * The performance agreement of a box that belongs to one year, where its document opens for the reader (spec 1 §3). The
 * row's own mark tells of the newest one; where that is not signed, others are shown the one before it that is.
 */
export const pkOfRow = (scope: TreeScope, jenis: TingkatTahunan) => sql`
  case when ${isInsider(scope.visibility, sql`r.satuan_kerja_id`)} or r.status_upload_pk is distinct from 'draf'
    then r.status_upload_pk
    else (select 'ditandatangani' ${openAgreements(scope, jenis, sql`pk.subjek_id = r.id`)} limit 1) end`;

/** The same of a five-year box: the agreement about the tree's year, whatever other years have. */
export const pkOfYear = (scope: TreeScope, jenis: 'pemda' | 'sasaran-strategis-pd') => sql`(
    select case pk.status when 'ditandatangani' then pk.status else 'draf' end
    ${openAgreements(scope, jenis, jenis === 'pemda' ? sql`pk.subjek_id is null` : sql`pk.subjek_id = r.id`)}
    order by pk.status = 'draf', pk.perubahan_ke desc limit 1)`;
