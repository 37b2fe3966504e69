import { isAnything, type Placed } from './branches';

const names: Readonly<Record<string, string>> = {
  string: 'teks',
  number: 'angka',
  integer: 'bilangan bulat',
  boolean: 'ya atau tidak',
  array: 'daftar',
  object: 'objek',
};

function nameOf({ schema }: Placed): string {
  if ('const' in schema) return schema.const === null ? 'kosong (null)' : JSON.stringify(schema.const);
  if (isAnything(schema)) return 'apa saja';
  return names[String(schema.type)] ?? 'bentuk lain';
}

/** What a field may hold, in words: `teks atau kosong (null)`. */
export const unionName = (branches: readonly Placed[]): string =>
  branches.length === 0 ? 'tidak ada' : [...new Set(branches.map(nameOf))].join(' atau ');
