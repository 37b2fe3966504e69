import type { ImportRow } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { type RowNames, referencesOf, rowNames, rowsReferredTo } from '../../../../kit/row-names/row-names';
import { cascadeLevels, titleOf } from './cascade-columns';
import { wordIn } from './cascade-rows';
import type { FieldChange, WrittenRow } from './cascade-save';

/** Rows that a field of the levels refers to, by the words by which the template names them. */
const named: Readonly<Record<string, RowNames | undefined>> = {
  ...Object.fromEntries(
    cascadeLevels
      .flatMap(({ entity }) => referencesOf(entity.fields))
      .filter(([, { to }]) => to !== 'satuan-kerja')
      .map(([field, reference]) => [field, rowNames(reference, false)]),
  ),
  ...Object.fromEntries(
    ['struktur_organisasi_id', 'tim_kerja_id'].map((field) => [field, rowsReferredTo('', field)]),
  ),
};

/** The owner is one column of the file and three fields of the API. */
const ownerFields: readonly string[] = ['pengampu', 'struktur_organisasi_id', 'tim_kerja_id'];

/** Words of the rows that changes name, by the field and their id. */
export type NamedRows = ReadonlyMap<string, ReadonlyMap<unknown, string>>;

/** Reads them where the changes were made: a parent that the file brings is there for this transaction alone. */
export async function readNamedRows(tx: Kysely<Tables>, results: Iterable<WrittenRow>): Promise<NamedRows> {
  const ids = new Map<string, Set<unknown>>();
  for (const { saved } of results) {
    for (const { field, sebelum, sesudah } of saved?.perubahan ?? []) {
      if (field in named) ids.set(field, new Set([...(ids.get(field) ?? []), sebelum, sesudah]));
    }
  }
  const rows = new Map<string, ReadonlyMap<unknown, string>>();
  for (const [field, wanted] of ids) {
    const found = await sql<{ id: number; nama: string }>`
      select id, nama from (${named[field]}) as named
      where id = any(${[...wanted].filter((id) => id !== null)})`.execute(tx);
    rows.set(field, new Map(found.rows.map(({ id, nama }) => [id, nama])));
  }
  return rows;
}

/** The changes of a row as its reader sees them: titles of the file's columns, and words for codes and ids. */
export function changesInWords(perubahan: readonly FieldChange[], rows: NamedRows): ImportRow['perubahan'] {
  const words = (field: string, value: unknown) => rows.get(field)?.get(value) ?? wordIn(field, value);
  const told = perubahan.map(({ field, sebelum, sesudah }) => ({
    field,
    kolom: titleOf(field),
    sebelum: words(field, sebelum),
    sesudah: words(field, sesudah),
  }));
  const owner = told.filter(({ field }) => field in named && ownerFields.includes(field));
  const [first] = owner;
  if (first === undefined) return told.map(({ field: _, ...change }) => change);
  const one = {
    kolom: first.kolom,
    sebelum: owner.find(({ sebelum }) => sebelum !== null)?.sebelum ?? null,
    sesudah: owner.find(({ sesudah }) => sesudah !== null)?.sesudah ?? null,
  };
  return told.flatMap(({ field, ...change }) => {
    if (!ownerFields.includes(field)) return [change];
    return field === first.field ? [one] : [];
  });
}
