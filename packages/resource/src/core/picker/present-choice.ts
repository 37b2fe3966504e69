import type { Option } from '@selaras/contracts';
import type { PickField } from '../form/field';
import { type KnownLabels, labelKey } from '../form/field-words';

interface Told {
  /** The row that is edited; null for a new one. */
  readonly row: object | null;
  /** Words of references that were chosen. */
  readonly labels: KnownLabels;
}

/** The present value of a reference in words, as far as they are known without its list. */
export function presentChoice(
  field: PickField<string>,
  value: Option['value'] | null,
  { row, labels }: Told,
): Option | null {
  if (value === null) return null;
  const known = row === null ? null : (field.known?.(row as never) ?? null);
  const label = labels.get(labelKey(field.name, value)) ?? (known?.value === value ? known.label : undefined);
  return label === undefined ? null : { value, label };
}
