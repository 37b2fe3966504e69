import { EMPTY_VALUE, formatDate, formatDecimal } from '@selaras/domain';
import { type Field, fieldsOf, namesOf, type Section } from './field';

/** Words that were shown for a reference's value. */
export type KnownLabels = ReadonlyMap<string, string>;
export const labelKey = (name: string, value: unknown): string => `${name} ${String(value)}`;

const VALUE_DIGITS = 4;

/** Label of one name of a field. */
export function labelOfName(
  field: Field,
  name: string,
  columns: readonly { id: string; label: string }[],
): string {
  if (field.kind === 'figures') {
    for (const line of field.lines) {
      const column = Object.keys(line.cells).find((id) => line.cells[id] === name);
      if (column !== undefined) {
        return `${line.label} ${columns.find(({ id }) => id === column)?.label ?? ''}`.trim();
      }
    }
  }
  return field.label;
}

/** A value in words, as its field shows it. */
export function wordsOf(field: Field, name: string, value: unknown, labels: KnownLabels): string {
  if (value === null || value === undefined || value === '') return EMPTY_VALUE;
  if (field.kind === 'own' && field.words) return field.words(name, value, labels);
  if (field.kind === 'catatan') {
    return (
      (value as readonly { catatan: string }[]).map(({ catatan }) => `• ${catatan}`).join('\n') || EMPTY_VALUE
    );
  }
  if (field.kind === 'choice') {
    return field.options.find((option) => String(option.value) === String(value))?.label ?? String(value);
  }
  if (field.kind === 'date') return formatDate(String(value));
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  const known = labels.get(labelKey(name, value));
  if (known !== undefined) return known;
  return typeof value === 'number' ? formatDecimal(value, VALUE_DIGITS) : String(value);
}

/** Every name of a form with its field. */
export const namedFields = (sections: readonly Section[]): readonly { name: string; field: Field }[] =>
  fieldsOf(sections).flatMap((field) => namesOf(field).map((name) => ({ name, field })));
