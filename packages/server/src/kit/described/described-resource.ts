import { type ChildrenCount, type Entity, fieldGroupsOf } from '@selaras/contracts';
import { type RawBuilder, sql } from 'kysely';
import { collect, type Fault } from '../resource/collect-faults';
import { satuanKerjaFault } from '../resource/reference-faults';
import type { KitCalls, Resource, RuleContext } from '../resource/resource';
import { storeRow } from '../resource/store';
import { columnsOfBody } from './columns-of-body';
import { childrenOf } from './described-children';
import { describedSql } from './described-sql';
import { referenceFaults } from './reference-faults';
import { sheetColumnsOf } from './sheet-columns';
import type { StoredEntity } from './stored-entity';

interface Rules<Body extends object> {
  /** Entities among which rows below this one are found: those with a field that refers to it. */
  readonly family?: readonly Pick<Entity, 'name' | 'fields' | 'stored'>[];
  /** More that stands below a row and forbids its deletion. */
  anak?(id: RawBuilder<unknown>): RawBuilder<ChildrenCount>;
  /** Rules between the fields, or between the row and others. */
  check?(input: RuleContext<Body>): Promise<readonly Fault[]>;
}

/**
 * Everything that the kit needs of an entity, from its description: columns, search, filters, orders, spreadsheet, what it
 * refers to, what stands below it, and how it is stored. What the description cannot say are rules.
 */
export function describedResource<Body extends object>(
  entity: StoredEntity,
  calls: KitCalls<Body>,
  { family = [], anak, check }: Rules<Body> = {},
): Resource<Body> {
  const { fields, stored, kunci } = entity;
  const ofUnit = 'satuan_kerja_id' in fields;
  const below = (id: RawBuilder<unknown>) => {
    const kinds = [...childrenOf(family, entity.name, id), ...(anak ? [anak(id)] : [])];
    return kinds.length === 0 ? null : sql<ChildrenCount>`${sql.join(kinds, sql` union all `)}`;
  };
  return {
    calls,
    table: stored.table,
    belongsTo: ofUnit ? 'satuan-kerja' : 'kabupaten',
    ...(!ofUnit && { unitColumns: [] }),
    kunci,
    groups: fieldGroupsOf(fields),
    sheetColumns: sheetColumnsOf(fields),
    sql: describedSql(entity, below(sql`r.id`)),
    check: async (input) =>
      collect([
        ...(await standardFaults(entity, input)),
        ...((await check?.(input)) ?? []),
        ...(await twinFaults(entity, input)),
      ]),
    store: ({ tx, body, tahun, id }) =>
      storeRow(tx, stored.table, id, {
        ...(stored.year && { [stored.year]: tahun }),
        ...columnsOfBody(fields, body),
      }),
    anak: (id) =>
      below(sql`${id}`) ??
      sql<ChildrenCount>`select null::text as level, 0 as id, null::text as label limit 0`,
  };
}

/** A new row's unit is there, and so is, in the same unit and year, what the row refers to. */
async function standardFaults<Body extends object>(
  { fields }: StoredEntity,
  { references, body, tahun, id }: RuleContext<Body>,
): Promise<readonly Fault[]> {
  const unit = 'satuan_kerja_id' in body ? Number(body.satuan_kerja_id) : null;
  const faults = await referenceFaults(references, fields, body, { unit, tahun });
  return unit === null || id !== null ? faults : [await satuanKerjaFault(references, unit), ...faults];
}

/** No two rows of a unit and year share the field that tells them apart. */
async function twinFaults<Body extends object>(
  { fields, sebutan, stored: { table, year, unique } }: StoredEntity,
  { tx, body, tahun, id }: RuleContext<Body>,
): Promise<readonly Fault[]> {
  if (unique === undefined) return [];
  const values = new Map<string, unknown>(Object.entries(body));
  const unit = values.get('satuan_kerja_id');
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)}
    where ${year === undefined ? sql`true` : sql`${sql.ref(year)} = ${tahun}`} and ${sql.ref(unique)} = ${values.get(unique)} and deleted_at is null
      and ${unit === undefined ? sql`true` : sql`satuan_kerja_id = ${unit}`}
      and id is distinct from ${id}::bigint`.execute(tx);
  const place = unit === undefined ? (year === undefined ? '' : ' di tahun ini') : ' di satuan kerja ini';
  const known = `${fields[unique]?.label ?? unique} ini sudah dipakai ${sebutan} lain${place}`;
  return [[unique, rows.length > 0 ? known : null]];
}
