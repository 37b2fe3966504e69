import { type Pencarian, type Potongan, readSearch } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';

/** How a list looks for one part of what was typed. */
export type HasPart = (one: Potongan) => RawBuilder<unknown>;

/** Whether it is one word of one or two letters: nothing that has three letters finds it. */
export const isShort = ({ words: [first = '', ...others] }: Potongan): boolean =>
  others.length === 0 && first.length < 3;

/**
 * SQL condition: what was typed is found by the one rule of all searches (`readSearch`); `has` says how a row has one part
 * of it. True when nothing is searched for.
 */
export function searchSql({ groups }: Pencarian, has: HasPart): RawBuilder<boolean> {
  const each = groups.map((choices) => {
    const either = choices.map((all) => sql`(${sql.join(all.map(has), sql` and `)})`);
    return either.length === 0 ? sql`false` : sql`(${sql.join(either, sql` or `)})`;
  });
  return sql<boolean>`(${sql.join([sql`true`, ...each], sql` and `)})`;
}

/**
 * SQL condition: a text has one part of what was typed, exactly as the browser finds it. An index over
 * `teks_polos(text)` by trigrams finds it. `words` is an index expression `kata_cari(…)` of the same text: it finds where
 * words begin.
 */
export function textHas(
  text: RawBuilder<unknown>,
  { words: [first = '', ...others], begins }: Potongan,
  words?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const isOne = others.length === 0;
  if (!begins && isOne) return sql`teks_polos(${text}) ilike ${`%${first}%`}`;
  if (isOne && words !== undefined) return sql`${words} @@ to_tsquery('simple', ${`${first}:*`})`;
  const start = begins ? '(?:^|[^a-z0-9])' : '';
  return sql`teks_polos(${text}) ~* ${start + [first, ...others].join('[^a-z0-9]+')}`;
}

/** SQL condition: a text has what was typed; true when nothing was. */
export const textFits = (text: RawBuilder<unknown>, typed = ''): RawBuilder<boolean> =>
  searchSql(readSearch(typed), (one) => textHas(text, one));

/** SQL: as `rankOf`, of a text that was found; less is better. `has` says how the row has one part of it. */
export function rankSql(search: Pencarian, text: RawBuilder<unknown>, has: HasPart): RawBuilder<number> {
  const literal = { ...search, groups: search.groups.map((choices) => choices.slice(0, 1)) };
  const at = sql`position(${search.phrase} in lower(teks_polos(${text})))`;
  return sql<number>`case ${at} when 1 then 0 when 0 then case when ${searchSql(literal, has)} then 2 else 3 end else 1 end`;
}
