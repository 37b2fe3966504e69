import { type RawBuilder, sql } from 'kysely';

/** `typed` as a pattern of `ilike` that finds it anywhere. */
export const patternOf = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Whether it is too short for trigrams, which have three letters: then only words that begin with it are found. */
export const isWordStart = (typed: string): boolean => /^[\p{L}\p{N}]{1,2}$/u.test(typed);

/** Whether what was typed stands in the text; of one or two letters, whether a word of it begins with them. */
export function textContains(text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  return isWordStart(typed)
    ? sql`${text} ~* ${String.raw`\m${typed}`}`
    : sql`${text} ilike ${patternOf(typed)}`;
}

/** As `textContains` of one or two letters, over the words of the text that an index has (`kata_cari`). */
export function wordBeginning(words: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  return sql`${words} @@ to_tsquery('simple', ${`${typed}:*`})`;
}
