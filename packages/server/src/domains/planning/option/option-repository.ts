import { OPTION_LIMIT, type Option } from '@selaras/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { textFits } from '../../../kit/text/text-match';

/** One option list as SQL: what to choose (`value`), what to read (`label`), where from, and in which order. */
export interface OptionSource {
  readonly from: RawBuilder<unknown>;
  readonly value: RawBuilder<unknown>;
  readonly label: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  /** Rows with the same label are one entry, as in a filter by text. */
  readonly distinct?: boolean;
}

export interface OptionFilter {
  readonly where: readonly RawBuilder<boolean>[];
  /** Words that the label must have. */
  readonly q?: string;
}

/** At most `OPTION_LIMIT` entries. */
export async function listOption(
  db: Kysely<Tables>,
  { from, value, label, order, distinct = false }: OptionSource,
  { where, q }: OptionFilter,
): Promise<Option[]> {
  const { rows } = await sql<Option>`
    select value, label from (
      select ${distinct ? sql`distinct on (label)` : sql``} ${value} as value, ${label} as label, ${order} as urutan
      from ${from}
      where ${sql.join([sql`true`, ...where], sql` and `)}
      order by label, value
    ) pilihan
    where ${textFits(sql`label`, q)}
    order by urutan, label
    limit ${OPTION_LIMIT}`.execute(db);
  return rows;
}
