import type { ColumnFact } from './read-columns';

const typeOf: Readonly<Record<string, string>> = {
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  numeric: 'number',
  text: 'string',
  character: 'string',
  'character varying': 'string',
  uuid: 'string',
  boolean: 'boolean',
  date: 'DateText',
  'timestamp with time zone': 'Date',
  bytea: 'Buffer',
  jsonb: 'unknown',
  'bigint[]': 'number[]',
  'text[]': 'string[]',
};

/** Columns that several tables have, and the interface that has them (`database/columns.ts`); the largest first. */
const bases = {
  PlanningRow: ['id', 'versi', 'created_at', 'updated_at', 'created_by', 'deleted_at'],
  Row: ['id', 'versi', 'created_at', 'updated_at', 'created_by'],
  Stamped: ['versi', 'created_at', 'updated_at', 'created_by'],
} as const;

/** What one folder's tables are printed with. */
export interface Room {
  /** `LkeTables`. */
  readonly name: string;
  /** Path from the folder to `database/`. */
  readonly database: string;
  /** `stored.ts` beside it says of some columns more than the database does. */
  readonly stored: boolean;
}

/** Types of a room's tables for Kysely as a file of TypeScript, not yet formatted. */
export function printTables(columns: readonly ColumnFact[], { name, database, stored }: Room): string {
  const tables = [...new Set(columns.map(({ table }) => table))];
  const body = tables
    .map((name) => `${name}: ${printTable(columns.filter(({ table }) => table === name))};`)
    .join('\n\n');
  const merged = stored ? `Refined<${name}, Stored>` : name;
  const used = (names: readonly string[]) =>
    names.filter((word) => new RegExp(`\\b${word}\\b`).test(`${body} ${merged}`)).join(', ');
  const imports = [
    ['kysely', used(['ColumnType', 'Generated', 'GeneratedAlways'])],
    [`${database}/columns`, used(['DateText', 'Optional', 'PlanningRow', 'Refined', 'Row', 'Stamped'])],
    ['./stored', stored ? 'Stored' : ''],
  ].flatMap(([from, words]) => (words === '' ? [] : [`import type { ${words} } from '${from}';`]));
  return `// Made by \`npm run tables\` out of the migrated database: a migration changes it, never a hand.
${imports.join('\n')}

interface ${name} {
${body}
}

declare module '${database}/tables' {
  interface Tables extends ${merged} {}
}
`;
}

function printTable(columns: readonly ColumnFact[]): string {
  const names = new Set(columns.map(({ column }) => column));
  const always = columns.some(({ column, generated }) => column === 'id' && generated);
  const [base, inherited] = Object.entries(bases).find(
    ([, own]) =>
      own.every((column) => names.has(column)) && !(own.some((column) => column === 'id') && always),
  ) ?? ['', []];
  const own = columns
    .filter(({ column }) => !inherited.some((known) => known === column))
    .map((column) => `${column.column}: ${printColumn(column)};`);
  return `${base === '' ? '' : `${base} & `}{ ${own.join('\n')} }`;
}

function printColumn({ table, column, type, values, required, hasDefault, generated }: ColumnFact): string {
  const known = typeOf[type];
  if (known === undefined) throw new Error(`${table}.${column}: no type is known for ${type}`);
  const read = values.length > 0 ? values.join(' | ') : known;
  if (generated) return `GeneratedAlways<${required ? read : `${read} | null`}>`;
  if (!required) return type === 'jsonb' ? written(read, 'string | null | undefined') : `Optional<${read}>`;
  if (type === 'jsonb') return written(read, hasDefault ? 'string | undefined' : 'string');
  return hasDefault ? `Generated<${read}>` : read;
}

/** JSON goes in as text. */
const written = (read: string, insert: string) => `ColumnType<${read}, ${insert}, ${insert}>`;
