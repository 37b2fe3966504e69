import type * as contracts from '@selaras/contracts';
import type { DescribedTables, EntityLists } from './described-tables';
import type {} from './shared/tables';

/**
 * Every table of the database by name, for Kysely. Those of described entities come from their descriptions. All others are
 * made out of the migrated database by `npm run tables`, which writes them where their migrations lie: `tables.ts` of each
 * domain and of `shared/` adds its own to this interface, and what a check cannot say of a column stands in `stored.ts`
 * beside it.
 */
export interface Tables extends DescribedTables<EntityLists<typeof contracts>> {}
