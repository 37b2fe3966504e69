import { type RawBuilder, sql } from 'kysely';

/** `1.10` after `1.9`: the parts of a number compared as numbers. */
export const numberOrder = (nomor: RawBuilder<unknown>) => sql`
  array(select coalesce(nullif(bagian, ''), '0')::numeric
        from regexp_split_to_table(regexp_replace(${nomor}, '[^0-9.]', '', 'g'), '\\.') bagian)`;
