import type { AnswerOf, PenambahanOutput, penambahanOutputCalls } from '@selaras/contracts';
import type { RowModel } from '@selaras/sheet';
import { replaceEqualDeep } from '@tanstack/react-query';

export type OutputAnswer = AnswerOf<typeof penambahanOutputCalls.list>;
type Field = 'tw1' | 'tw2' | 'tw3' | 'tw4';

/** A unit's row to the sheet. */
export const rowModel: RowModel<PenambahanOutput> = {
  keyOf: ({ satuan_kerja }) => String(satuan_kerja.satuan_kerja_id),
  versionOf: ({ versi }) => versi,
  valueOf: (row, field) => row[field as Field],
  withValues: (row, values) => ({ ...row, ...values }),
};

/** The table with one unit's row as its save answered it. */
export const withSaved = (answer: OutputAnswer, saved: PenambahanOutput): OutputAnswer => ({
  ...answer,
  data: answer.data.map((row) => (rowModel.keyOf(row) === rowModel.keyOf(saved) ? saved : row)),
});

/** The table as it was read anew; an answer that left before a row was saved does not bring the old row back. */
export function mergeAnswer(before: OutputAnswer | undefined, answer: OutputAnswer): OutputAnswer {
  if (before === undefined) return answer;
  const known = new Map(before.data.map((row) => [rowModel.keyOf(row), row]));
  const data = answer.data.map((row) => {
    const held = known.get(rowModel.keyOf(row));
    return held !== undefined && held.versi > row.versi ? held : row;
  });
  return replaceEqualDeep(before, { ...answer, data });
}
