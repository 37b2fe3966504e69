import type { ChoiceEntityField, EntityField } from '@selaras/contracts';
import { EMPTY_VALUE, formatDate, formatRupiah, wordsOfValue } from '@selaras/domain';
import type { Value } from './row-value';

/** The word of a code: the field's own, else that of the column's name in the whole portal. */
const choiceWord = (name: string, { words = {} }: ChoiceEntityField, code: string): string =>
  words[code] ?? wordsOfValue(name, code);

/** The codes of a field with their words, to choose from. */
export const choiceOptions = (name: string, field: ChoiceEntityField) =>
  field.codes.map((code) => ({ value: code, label: choiceWord(name, field, code) }));

/** A field's value as people read it: money as money, codes by their words, dates and yes or no in words. */
export function shownValue(name: string, field: EntityField, value: Value): string | number | null {
  switch (field.kind) {
    case 'rupiah':
      return formatRupiah(typeof value === 'number' ? value : null);
    case 'choice':
      return typeof value === 'string' ? choiceWord(name, field, value) : EMPTY_VALUE;
    case 'date':
      return formatDate(typeof value === 'string' ? value : null);
    case 'switch':
      return wordsOfValue(name, value);
    default:
      return typeof value === 'boolean' ? null : value;
  }
}
