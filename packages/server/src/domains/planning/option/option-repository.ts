import { OPTION_LIMIT, type Option, type PengampuOption } from '@selaras/contracts';
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
  /** JSON list of the people who stand for an entry, by whose names it is found, too. */
  readonly orang?: RawBuilder<unknown>;
}

export interface OptionFilter {
  readonly where: readonly RawBuilder<boolean>[];
  /** Words that the label must have. */
  readonly q?: string;
}

/** Words by which an entry is found. */
const found = ({ orang }: OptionSource) =>
  orang === undefined
    ? sql`label`
    : sql`concat_ws(' ', label, (select string_agg(o ->> 'nama', ' ') from json_array_elements(orang) o))`;

/** At most `OPTION_LIMIT` entries. */
export async function listOption<Source extends OptionSource>(
  db: Kysely<Tables>,
  source: Source,
  { where, q }: OptionFilter,
): Promise<(Source extends { readonly orang: RawBuilder<unknown> } ? PengampuOption : Option)[]> {
  const { from, value, label, order, distinct = false, orang }: OptionSource = source;
  const { rows } = await sql<never>`
    select value, label ${orang === undefined ? sql`` : sql`, orang`} from (
      select ${distinct ? sql`distinct on (label)` : sql``} ${value} as value, ${label} as label, ${order} as urutan
        ${orang === undefined ? sql`` : sql`, ${orang} as orang`}
      from ${from}
      where ${sql.join([sql`true`, ...where], sql` and `)}
      order by label, value
    ) pilihan
    where ${textFits(found(source), q)}
    order by urutan, label
    limit ${OPTION_LIMIT}`.execute(db);
  return rows;
}
