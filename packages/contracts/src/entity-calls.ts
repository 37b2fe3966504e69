import { z } from 'zod';
import type { Entity, LockKind, ResourceRules, StoredAs } from './entity';
import type { EntityFields } from './entity-field';
import { bodyShape, referenceShape, rowShape } from './entity-schema';
import { idSchema } from './paging';
import { childrenSchema, resourceCalls } from './resource';

type Asked<Field> = Field extends { kind: 'choice' } ? string : number;

/** What lists are narrowed by: the row that a field refers to, or one of its codes. */
type FilterShape<Filter extends string, Fields extends EntityFields> = {
  readonly [Name in Filter]: z.ZodOptional<z.ZodType<Asked<Fields[Name]>, Asked<Fields[Name]>>>;
};

/** Schemas of these filters of a list. */
export function filterShape<Filter extends string, Fields extends EntityFields>(
  fields: Fields,
  filters: readonly Filter[],
) {
  const schemaOf = (name: Filter): z.ZodOptional<z.ZodType> => {
    const field = fields[name];
    return (field?.kind === 'choice' ? z.enum(field.codes) : idSchema).optional();
  };
  return Object.fromEntries(filters.map((name) => [name, schemaOf(name)])) as FilterShape<Filter, Fields>;
}

type YearShape<Stored> = Stored extends { year: infer Year extends string }
  ? Readonly<Record<Year, z.ZodNumber>>
  : Record<never, never>;

const yearShape = <Stored extends StoredAs>({ year }: Stored) =>
  (year === undefined ? {} : { [year]: z.number().int() }) as YearShape<Stored>;

/**
 * The calls of an entity whose rows are its fields: list, detail, create, update, remove, history, export. An entity with
 * values of its own making says its schemas itself (`resourceCalls`).
 */
export function entityCalls<
  Name extends string,
  Rules extends ResourceRules,
  Order extends string,
  Filter extends string,
  const Fields extends EntityFields,
  Stored extends StoredAs,
  Lock extends LockKind | undefined,
>(entity: Entity<Name, Rules, string, Order, Filter, Fields, Stored, Lock>) {
  const { fields, stored, filters } = entity;
  const row = { ...yearShape(stored), ...referenceShape(fields), ...rowShape(fields) };
  return resourceCalls(entity, {
    row: { ...row, anak: z.array(childrenSchema) },
    listRow: row,
    body: z.object(bodyShape(fields)),
    filter: filterShape(fields, filters),
  });
}
