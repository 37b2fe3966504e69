/** A JSON Schema as `z.toJSONSchema` writes it. */
export type Schema = Readonly<Record<string, unknown>>;

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Words about a schema that say nothing of its values. */
const ANNOTATIONS = new Set([
  '$schema',
  '$id',
  'id',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
]);

/** Keywords whose members are named by the contract: a field may be called `title`. */
const NAMED_MEMBERS = new Set(['properties', 'patternProperties', '$defs', 'definitions']);
/** Keywords whose values are data, not schemas, and keep their order of members. */
const VALUES = new Set(['enum', 'const']);
/** Lists whose order says nothing. */
const SETS = new Set(['required', 'enum', 'type']);

const inOrder = <T>(values: readonly T[]): T[] =>
  [...values].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

const sorted = (entries: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

function canonicalMembers(members: unknown): unknown {
  if (!isSchema(members)) return members;
  return sorted(Object.entries(members).map(([name, inner]) => [name, canonical(inner)]));
}

function canonicalKeyword(keyword: string, value: unknown): unknown {
  if (NAMED_MEMBERS.has(keyword)) return canonicalMembers(value);
  const plain = VALUES.has(keyword) ? value : canonical(value);
  return SETS.has(keyword) && Array.isArray(plain) ? inOrder(plain) : plain;
}

/** The same schema without words that say nothing of its values, and in one order: equal schemas are equal texts. */
export function canonical(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(canonical);
  if (!isSchema(schema)) return schema;
  const entries = Object.entries(schema).filter(([keyword]) => !ANNOTATIONS.has(keyword));
  return sorted(entries.map(([keyword, value]) => [keyword, canonicalKeyword(keyword, value)]));
}
