import { EMPTY_VALUE, formatDate, formatMeasure } from '@selaras/domain';
import type { Field } from './field';
import { type KnownLabels, labelKey } from './field-words';

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
  return typeof value === 'number' ? formatMeasure(value) : String(value);
}
