import type { Kysely } from 'kysely';
import type { Config } from '../../../config';
import type { Tables } from '../../../database/tables';
import { publicVisibility, type Visibility } from '../../../kit/visibility/visibility';
import { treeScope } from './tree-scope';
import { findTreeRows } from './tree-sql';

/** No unit has it: its tree is empty. */
const NO_UNIT = 0;

const visibilities: readonly Visibility[] = [{ kelas: 'semua' }, publicVisibility];

/**
 * Lets the database plan the statement of a unit's tree for the year that is shown first, on one connection: planning takes many
 * times longer than reading, and the first reader after a start would wait for it.
 */
export async function planTrees(db: Kysely<Tables>, { defaultYear }: Config): Promise<void> {
  await db.connection().execute(async (connection) => {
    for (const visibility of visibilities) {
      const scope = treeScope(defaultYear, NO_UNIT, visibility);
      if (scope !== null) await findTreeRows(connection, scope);
    }
  });
}
