import type { AnswerOf, rencanaAksiTerintegrasiCalls } from '@selaras/contracts';
import { replaceEqualDeep } from '@tanstack/react-query';
import { type Baris, keyOf } from './row';

/** The rows of one unit as the server answers them. */
export type TableAnswer = AnswerOf<typeof rencanaAksiTerintegrasiCalls.list>;

const withRows = (answer: TableAnswer, rowOf: (row: Baris) => Baris): TableAnswer => ({
  ...answer,
  data: { ...answer.data, baris: answer.data.baris.map(rowOf) },
});

/** The table with one row as its save answered it. A save changes no evidence, which others may have changed since. */
export const withSaved = (table: TableAnswer, saved: Baris): TableAnswer =>
  withRows(table, (row) => (keyOf(row) === keyOf(saved) ? { ...saved, bukti: row.bukti } : row));

/**
 * The table as it was read anew. An answer that left before a row was saved does not bring the old row back; of such a
 * row it tells the evidence alone. What is as it was stays the same object.
 */
export function mergeAnswer(before: TableAnswer | undefined, answer: TableAnswer): TableAnswer {
  if (before === undefined) return answer;
  const known = new Map(before.data.baris.map((row) => [keyOf(row), row]));
  const merged = withRows(answer, (row) => {
    const held = known.get(keyOf(row));
    return held !== undefined && held.versi > row.versi ? { ...held, bukti: row.bukti } : row;
  });
  return replaceEqualDeep(before, merged);
}
