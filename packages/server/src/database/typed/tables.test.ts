import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contracts from '@selaras/contracts';
import pg from 'pg';
import { createTestDatabase } from '../../testing/test-database';
import { printTables } from './print-tables';
import { type ColumnFact, readColumns, valuesOf } from './read-columns';
import { tableRooms } from './rooms';

const biome = join(import.meta.dirname, '../../../../../node_modules/.bin/biome');

/** Tables whose types come from a description (`described-tables.ts`). */
const described = new Set(
  Object.entries(contracts)
    .filter(([name]) => name.endsWith('Entities'))
    .flatMap(([, entities]) => entities as readonly { stored?: { table: string } }[])
    .flatMap(({ stored }) => stored?.table ?? []),
);
const rooms = tableRooms(described);

describe('the types of the tables', () => {
  let columns: ColumnFact[];
  beforeAll(async () => {
    const test = await createTestDatabase({ seed: 'none' });
    const client = new pg.Client({ connectionString: test.url });
    await client.connect();
    columns = (await readColumns(client)).filter(({ table }) => !described.has(table));
    await client.end();
    await test.drop();
  });

  it.each(rooms)('of $name are what the migrations made; else run `npm run tables`', (room) => {
    const file = join(room.folder, 'tables.ts');
    const own = columns.filter(({ table }) => room.tables.has(table));
    const printed = execFileSync(biome, ['format', `--stdin-file-path=${file}`], {
      input: printTables(own, room),
      encoding: 'utf8',
    });
    if (process.env.TABLES === 'write') writeFileSync(file, printed);
    expect(readFileSync(file, 'utf8')).toBe(printed);
  });

  it('leave no table out', () => {
    const printed = rooms.flatMap(({ tables }) => [...tables]);
    expect(columns.map(({ table }) => table).filter((table) => !printed.includes(table))).toEqual([]);
  });

  it('list the values that a check allows', () => {
    expect(valuesOf("CHECK ((aspek = ANY (ARRAY['mutu'::text, 'it''s'::text])))")).toEqual([
      "'mutu'",
      "'it''s'",
    ]);
    expect(valuesOf('CHECK ((tahap = ANY (ARRAY[1, 2])))')).toEqual(['1', '2']);
    expect(valuesOf('CHECK (((tahun >= 2019) AND (tahun <= 2100)))')).toEqual([]);
  });
});
