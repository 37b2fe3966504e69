import {
  type ChoiceEntityField,
  type EntityField,
  type ReferenceEntityField,
  referenceName,
} from '@selaras/contracts';
import { EMPTY_VALUE, formatDate, formatRupiah, wordsOfValue } from '@selaras/domain';

export type Value = string | number | boolean | null;
type Row = Readonly<Record<string, unknown>>;

/** What a row carries under a name; null for what it does not. */
export function rowValue(row: object, name: string): Value {
  const value = (row as Row)[name];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

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

function referredRow(row: object, name: string): object | null {
  const referred = (row as Row)[referenceName(name)];
  return typeof referred === 'object' ? referred : null;
}

/** Of what a row refers to, the text that comes first. */
export function firstText(row: object, name: string, { shows = ['nama'] }: ReferenceEntityField): Value {
  const referred = referredRow(row, name);
  return referred === null ? null : rowValue(referred, shows[0]);
}

/** The texts of what a row refers to, in one line; null when it refers to nothing. */
export function referenceText(
  row: object,
  name: string,
  { to, shows = ['nama'] }: ReferenceEntityField,
): string | null {
  const referred = referredRow(row, name);
  if (referred === null) return null;
  const texts = to === 'satuan-kerja' ? ['satuan_kerja_nama'] : shows;
  return texts.map((text) => rowValue(referred, text)).join(' ');
}
