import { type RawBuilder, sql } from 'kysely';
import { isInsider, isVisible, type Visibility } from '../visibility/visibility';

/**
 * SQL condition: the reader may open the agreement of `alias`. Drafts and issued ones are for their own unit and for who
 * sees all; everybody else opens what was signed on an approved plan, and none of a single employee (domain §7, §9).
 */
export function isOpenAgreement(visibility: Visibility, alias: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const unit = column('satuan_kerja_id');
  return sql<boolean>`(
    coalesce(${isInsider(visibility, unit)}, false)
    or ${column('status')} = 'ditandatangani' and ${column('jenis')} <> 'pegawai'
      and (${unit} is null or ${isVisible(visibility, unit, column('tahun'))}))`;
}
