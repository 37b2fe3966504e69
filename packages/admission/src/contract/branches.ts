import { isSchema, type Schema } from './schema';

/** A schema together with the document that its references point into. */
export interface Placed {
  readonly schema: Schema;
  readonly root: Schema;
}

const NOTHING: Schema = { not: {} };

/** Allows everything. */
export const isAnything = (schema: Schema): boolean =>
  Object.keys(schema).every((keyword) => keyword === '$defs' || keyword === '$schema');

export const isNothing = ({ not }: Schema): boolean => isSchema(not) && isAnything(not);

/** Schema of a keyword's value: `true` allows everything, `false` nothing. */
export function schemaOf(value: unknown): Schema {
  if (isSchema(value)) return value;
  return value === false ? NOTHING : {};
}

function pointed(ref: string, root: Schema): Schema {
  const steps = ref
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const found = steps.reduce<unknown>((at, step) => (isSchema(at) ? at[step] : undefined), root);
  if (!ref.startsWith('#') || found === undefined) throw new Error(`$ref ${ref} leads nowhere`);
  return schemaOf(found);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Both of two schemas at once, as far as one schema can say it; null when it cannot. */
function both(one: Schema, other: Schema): Schema | null {
  const merged: Record<string, unknown> = { ...one };
  for (const [keyword, value] of Object.entries(other)) {
    const had = merged[keyword];
    if (had === undefined || JSON.stringify(had) === JSON.stringify(value)) merged[keyword] = value;
    else if (keyword === 'required') merged.required = [...new Set([...listOf(had), ...listOf(value)])];
    else if (keyword === 'properties') merged.properties = bothFields(schemaOf(had), schemaOf(value));
    else if (keyword === 'additionalProperties') merged[keyword] = false;
    else return null;
  }
  return merged;
}

function bothFields(one: Schema, other: Schema): Schema {
  const fields: Record<string, unknown> = { ...one };
  for (const [name, field] of Object.entries(other)) {
    fields[name] = name in fields ? { allOf: [fields[name], field] } : field;
  }
  return fields;
}

/**
 * The alternatives that a schema consists of: unions and lists of types taken apart, references followed, parts that
 * hold together (`allOf`) joined. Null when a part cannot be read.
 */
export function branchesOf({ schema, root }: Placed): readonly Placed[] | null {
  const { $ref, allOf, anyOf, oneOf, type, ...rest } = schema;
  if (typeof $ref === 'string') return branchesOf({ schema: pointed($ref, root), root });
  if (Array.isArray(allOf)) {
    const { allOf: _, ...own } = schema;
    return joined([own, ...allOf.map(schemaOf)], root);
  }
  const union = anyOf ?? oneOf;
  if (Array.isArray(union)) {
    const branches = union.map((part) => branchesOf({ schema: schemaOf(part), root }));
    return branches.every((part) => part !== null) ? branches.flat() : null;
  }
  if (Array.isArray(type)) {
    return type.flatMap((one) => branchesOf({ schema: { ...rest, type: one }, root }) ?? []);
  }
  if (Array.isArray(rest.enum)) return rest.enum.map((value) => ({ schema: { const: value }, root }));
  if (type === 'null') return [{ schema: { const: null }, root }];
  return [{ schema, root }];
}

/** Every combination of the parts' alternatives. */
function joined(parts: readonly Schema[], root: Schema): readonly Placed[] | null {
  let combined: readonly Placed[] = [{ schema: {}, root }];
  for (const part of parts) {
    const branches = branchesOf({ schema: part, root });
    if (branches === null) return null;
    const next = combined.flatMap((had) =>
      branches.map((branch) => ({ schema: both(had.schema, branch.schema), root })),
    );
    if (!next.every((each): each is Placed => each.schema !== null)) return null;
    combined = next;
  }
  return combined;
}
