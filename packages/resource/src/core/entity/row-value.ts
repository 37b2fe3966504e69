import { type ReferenceEntityField, referenceName } from '@selaras/contracts';

export type Value = string | number | boolean | null;
type Row = Readonly<Record<string, unknown>>;

/** What a row carries under a name; null for what it does not. */
export function rowValue(row: object, name: string): Value {
  const value = (row as Row)[name];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
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
