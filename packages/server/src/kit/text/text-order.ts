import { type RawBuilder, sql } from 'kysely';

/** Order by a text of any length: an index holds its beginning only, which is what tells rows apart. */
export const textOrder = (column: string): RawBuilder<unknown> => sql`left(${sql.ref(`r.${column}`)}, 200)`;
