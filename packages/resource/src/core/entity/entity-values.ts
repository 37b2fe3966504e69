import type { ChoiceEntityField, DateEntityField, EntityField } from '@selaras/contracts';
import { EMPTY_VALUE, formatRupiah, wordsOfValue } from '@selaras/domain';
import type { Value } from './row-value';

/** The word of a code: the field's own, else that of the column's name in the whole portal. */
const choiceWord = (name: string, { words = {} }: ChoiceEntityField, code: string): string =>
  words[code] ?? wordsOfValue(name, code);

/** The codes of a field with their words, to choose from. */
export const choiceOptions = (name: string, field: ChoiceEntityField) =>
  field.codes.map((code) => ({ value: code, label: choiceWord(name, field, code) }));

/** Dates are shown by `entity-dates`, so that the library of dates comes with entities that have some. */
export type UndatedField = Exclude<EntityField, DateEntityField>;

/** A field's value as people read it: money as money, codes by their words, yes or no in words. */
export function shownValue(name: string, field: UndatedField, value: Value): string | number | null {
  switch (field.kind) {
    case 'rupiah':
      return formatRupiah(typeof value === 'number' ? value : null);
    case 'choice':
      return typeof value === 'string' ? choiceWord(name, field, value) : EMPTY_VALUE;
    case 'switch':
      return wordsOfValue(name, value);
    default:
      return typeof value === 'boolean' ? null : value;
  }
}
