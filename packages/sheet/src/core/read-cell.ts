import { readFigure, round } from '@selaras/domain';
import { columnName, type SheetColumn } from './column';
import type { CellValue } from './row-model';

/** What of a column decides which texts are its values. */
export type ReadColumn = Pick<SheetColumn<never>, 'kind' | 'choices' | 'optional' | 'fault'>;

/** A text as a value of a column; undefined when it is none. */
export function readCell(column: ReadColumn, text: string): CellValue | undefined {
  const value = valueOfText(column, text);
  return value === undefined || faultOf(column, value) !== null ? undefined : value;
}

/** Why a text is no value of a column, in words. */
export function unreadNote(column: ReadColumn & Pick<SheetColumn<never>, 'title' | 'over'>, text: string) {
  const { kind, choices = [] } = column;
  if (kind === 'choice') {
    return `${columnName(column)}: tekan ${choices.map(({ key, label }) => `${key} ${label}`).join(', ')}.`;
  }
  const value = valueOfText(column, text);
  const fault = value === undefined ? null : faultOf(column, value);
  if (fault !== null)
    return `${kind === 'text' ? columnName(column) : `"${text}"`} ${fault}; isian lama tetap.`;
  return kind === 'text' ? 'Wajib diisi; isian lama tetap.' : `"${text}" bukan angka; isian lama tetap.`;
}

/** Whether a value that came out of another cell may stand in this column. */
export function isTyped(column: ReadColumn, value: CellValue): boolean {
  const { kind, choices = [], optional } = column;
  if (faultOf(column, value) !== null) return false;
  if (kind === 'choice') return value === null || choices.some((choice) => choice.value === value);
  if (kind === 'text') return typeof value === 'string' || (value === null && optional === true);
  return typeof value !== 'string';
}

const faultOf = (column: ReadColumn, value: CellValue): string | null => column.fault?.(value) ?? null;

function valueOfText({ kind, choices = [], optional }: ReadColumn, text: string): CellValue | undefined {
  const words = text.trim();
  if (kind === 'text') return words || (optional === true ? null : undefined);
  if (kind === 'choice') return words === '' || words === '-' ? null : chosen(choices, words);
  const figure = readFigure(text);
  return typeof figure === 'number' ? round(figure, kind === 'rupiah' ? 2 : 4) : figure;
}

/** The value that a key, a value or its label names. */
function chosen(choices: NonNullable<ReadColumn['choices']>, words: string): string | undefined {
  const wanted = words.toLowerCase();
  return choices.find(({ key, value, label }) =>
    [key, value, label].some((name) => name.toLowerCase() === wanted),
  )?.value;
}
