import { type RawBuilder, sql } from 'kysely';
import { isInsider, isVisible, type Visibility } from './visibility';

/**
 * SQL condition: a row of these units may be read by everybody who belongs to one of them, and by others once the plans
 * of all of them are final and the row itself is `shared` (decisions 2 and 24). Where a unit is null, it is the regency.
 */
export function isRowVisible(
  visibility: Visibility,
  unitColumns: readonly RawBuilder<unknown>[],
  tahun: number,
  shared: RawBuilder<boolean> = sql`true`,
): RawBuilder<boolean> {
  const insider = unitColumns.map((column) => isInsider(visibility, column));
  const final = unitColumns.map(
    (column) => sql`(${column} is null or ${isVisible(visibility, column, tahun)})`,
  );
  return sql`(${sql.join(insider, sql` or `)} or (${sql.join([shared, ...final], sql` and `)}))`;
}
