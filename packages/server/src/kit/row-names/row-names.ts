import * as contracts from '@selaras/contracts';
import {
  columnOf,
  type Entity,
  type EntityFields,
  labelFields,
  type ReferenceEntityField,
} from '@selaras/contracts';
import { type RawBuilder, sql } from 'kysely';
import { tableOf } from './table-of';

type Described = Pick<Entity, 'name' | 'stored' | 'label'> & { readonly fields: EntityFields };

/** Every described entity, of whatever domain. */
const entities: readonly Described[] = Object.entries(contracts).flatMap(([name, value]) =>
  name.endsWith('Entities') && Array.isArray(value) ? value : [],
);

/** Selects `id` and `nama`: rows that others refer to, each with the name that people know it by. */
export type RowNames = RawBuilder<{ id: number; nama: string }>;

const units: RowNames = sql`select satuan_kerja_id as id, satuan_kerja_nama as nama from satuan_kerja`;

/** Texts of a row of what a field refers to, as columns of its table. */
function textsOf(field: ReferenceEntityField): readonly RawBuilder<unknown>[] {
  const entity = entities.find(({ name }) => name === field.to);
  const named = entity === undefined ? [] : labelFields(entity);
  const names = named.length > 0 ? named : (field.named ?? field.shows?.slice(0, 1) ?? []);
  const table = tableOf(field.to);
  return names.map((name) => {
    const own = entity?.fields[name];
    const column = sql.ref(`${table}.${own === undefined ? name : columnOf(name, own)}`);
    if (own?.kind !== 'reference') return column;
    const [text] = textsOf({ ...own, named: [own.shows?.[0] ?? 'nama'] });
    const above = sql.table(tableOf(own.to));
    return sql`(select ${text} from ${above} where ${sql.ref(`${tableOf(own.to)}.id`)} = ${column})`;
  });
}

/** The rows that a field refers to by their whole name, or by the first text of it as files name them. */
export function rowNames(field: ReferenceEntityField, whole = true): RowNames {
  if (field.to === 'satuan-kerja') return units;
  const texts = textsOf(field);
  const nama = sql.join(whole ? texts : texts.slice(0, 1), sql` || ' ' || `);
  return sql`select id, ${nama} as nama from ${sql.table(tableOf(field.to))}`;
}

/** The references of an entity, by the field that holds them. */
export const referencesOf = (fields: EntityFields): readonly (readonly [string, ReferenceEntityField])[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'reference' ? [[name, field] as const] : [],
  );

/** A reference that says no texts leads to rows of several tables: which one, the row alone knows. */
const isNamed = (field: ReferenceEntityField): boolean =>
  field.to === 'satuan-kerja' || textsOf(field).length > 0;

const described = entities.flatMap(({ name, fields, stored }) =>
  referencesOf(fields)
    .filter(([, reference]) => isNamed(reference))
    .map(([field, reference]) => ({
      table: stored?.table ?? tableOf(name),
      column: columnOf(field, reference),
      field,
      rows: rowNames(reference),
    })),
);
const byColumn = new Map(described.map(({ table, column, rows }) => [`${table}.${column}`, rows]));
const byField = new Map(described.map(({ field, rows }) => [field, rows]));

/** Who owns, judges or causes: columns that no description names. */
const others: Readonly<Record<string, RowNames>> = {
  struktur_organisasi_id: sql`select id, jabatan_nama as nama from struktur_organisasi`,
  tim_kerja_id: sql`select id, nama from tim_kerja`,
  unit_kerja_id: sql`select id, unit_kerja_nama as nama from struktur_organisasi`,
  validator_id: sql`select id, nama from users`,
  indikator_merge: sql`select id, indikator as nama from indikator_sasaran_strategis`,
  penyebab_kegagalan_id: sql`select id, penyebab as nama from penyebab_kegagalan`,
  kinerja_csf_id: sql`select id, catatan as nama from kinerja_csf`,
};

/** The rows that a column refers to; undefined for one that holds a value of its own. */
export const rowsReferredTo = (table: string, column: string): RowNames | undefined =>
  byColumn.get(`${table}.${column}`) ?? byField.get(column) ?? others[column];
