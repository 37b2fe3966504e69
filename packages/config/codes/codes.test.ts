import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as domain from '@selaras/domain';
import { findTypedCodes, kindsOf } from './find-typed-codes';

const root = join(__dirname, '../../..');

/** What may name the domain's codes by importing them; an embed's package has nothing of ours. */
const folders = [
  ...readdirSync(root).filter((name) => name.startsWith('mf-')),
  'shell',
  ...readdirSync(join(root, 'packages'))
    .filter((name) => !['domain', 'cascading-react', 'config'].includes(name))
    .map((name) => `packages/${name}`),
].map((workspace) => `${workspace}/src`);

const isCodes = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 1 && value.every((code) => typeof code === 'string');

/** Kind → name of the list that has it. */
const known = new Map(
  Object.entries(domain).flatMap(([name, value]) =>
    isCodes(value) ? Object.values(kindsOf(value)).map((kind) => [kind, name] as const) : [],
  ),
);

test('codes that the domain names are typed nowhere else', () => {
  const typed = findTypedCodes(root, folders)
    // Types of tables are made out of the database's own checks.
    .filter(({ place }) => !/\/tables\.ts:/.test(place))
    .flatMap(({ place, kind }) => (known.has(kind) ? [`${place} ${known.get(kind)}`] : []));
  expect(typed).toEqual([]);
});

test('codes are found however they are typed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'codes-'));
  try {
    writeFileSync(
      join(folder, 'a.ts'),
      [
        "const one = z.enum(['range', 'maximize', 'minimize']);",
        "const two = { codes: [\n  'maximize',\n  'minimize',\n  'range',\n] };",
        "const three = ['maximize', 'minimize', 'range'] as const;",
        "type Four =\n  | 'maximize'\n  | 'minimize'\n  | 'range';",
        "const other = { shows: ['maximize', 'minimize', 'range'] };",
      ].join('\n'),
    );
    expect(findTypedCodes(folder, ['.'])).toEqual([
      { place: 'a.ts:9', kind: 'maximize | minimize | range' },
      { place: 'a.ts:1', kind: 'range, maximize, minimize' },
      { place: 'a.ts:2', kind: 'maximize, minimize, range' },
      { place: 'a.ts:7', kind: 'maximize, minimize, range' },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
