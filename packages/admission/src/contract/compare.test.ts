import fc from 'fast-check';
import { z } from 'zod';
import { changeText, type Side } from './change';
import { schemaChanges } from './compare';

/** What a remote was made with, and what the server has now, compared as a request or as an answer. */
function said(side: Side, before: z.ZodType, now: z.ZodType): string[] {
  const io = side === 'request' ? 'input' : 'output';
  const [old, fresh] = [z.toJSONSchema(before, { io }), z.toJSONSchema(now, { io })];
  const changes = side === 'request' ? schemaChanges(old, fresh, side) : schemaChanges(fresh, old, side);
  return changes.map((change) => changeText(change, side));
}

const nama = { nama: z.string() };
const row = z.object(nama);
interface Simpul {
  readonly nama: string;
  readonly anak: Simpul[];
}
const simpul = (more: z.ZodRawShape = {}): z.ZodType => {
  const node: z.ZodType = z.lazy(() => z.object({ nama: z.string(), anak: z.array(node), ...more }));
  return node as z.ZodType<Simpul>;
};
const kinds = (...values: [string, ...string[]]) => z.object({ jenis: z.enum(values) });
const union = (...more: z.ZodObject[]) =>
  z.discriminatedUnion('jenis', [z.object({ jenis: z.literal('a'), x: z.number() }), ...more] as never);

describe('an answer, as a remote of before reads it', () => {
  it.each<[string, z.ZodType, z.ZodType]>([
    ['the same', row, z.object(nama)],
    ['a new field', row, z.object({ ...nama, baru: z.number() })],
    [
      'fields in another order',
      z.object({ a: z.string(), b: z.string() }),
      z.object({ b: z.string(), a: z.string() }),
    ],
    ['another description', row, z.object({ nama: z.string().describe('Nama lengkap') })],
    ['a field that is always there now', z.object({ nama: z.string().optional() }), row],
    ['a field that is never null any more', z.object({ nama: z.string().nullable() }), row],
    ['fewer values', kinds('a', 'b'), kinds('b')],
    ['one value of a text', row, z.object({ nama: z.literal('Ani') })],
    ['whole numbers', z.array(z.number()), z.array(z.number().int())],
    ['nearer bounds', z.number().min(0).max(100), z.number().min(1).max(50)],
    ['open bounds', z.number().min(0), z.number().gt(0)],
    ['shorter texts', z.string().max(50), z.string().max(20)],
    ['a format that was any text', z.string(), z.iso.date()],
    ['fewer branches', union(z.object({ jenis: z.literal('b') })), union()],
    [
      'more fields in a branch',
      z.union([row, z.null()]),
      z.union([z.object({ ...nama, x: z.number() }), z.null()]),
    ],
    ['a tree with more fields', simpul(), simpul({ urutan: z.number() })],
    ['known names of a record', z.record(z.string(), z.number()), z.object({ a: z.number() })],
    [
      'parts that hold together',
      z.object({ a: z.string(), b: z.string() }),
      z.object({ a: z.string() }).and(z.object({ b: z.string() })),
    ],
    ['anything narrowed', z.object({ nama: z.unknown() }), row],
  ])('fits with %s', (_what, before, now) => {
    expect(said('answer', before, now)).toEqual([]);
  });

  it.each<[string, z.ZodType, z.ZodType, string]>([
    [
      'a field less',
      z.object({ data: z.array(row) }),
      z.object({ data: z.array(z.object({})) }),
      'field "data[].nama" tidak ada di server',
    ],
    ['an optional field less', row.partial(), z.object({}), 'field "nama" tidak ada di server'],
    ['a field that may be missing', row, row.partial(), 'field "nama" tidak selalu ada lagi'],
    [
      'a field that may be null',
      row,
      z.object({ nama: z.string().nullable() }),
      'field "nama" kini dapat kosong (null)',
    ],
    ['one value more', kinds('a'), kinds('a', 'c'), 'field "jenis" kini dapat bernilai "c"'],
    [
      'any text for chosen ones',
      kinds('a'),
      z.object({ jenis: z.string() }),
      'field "jenis" berubah dari "a" menjadi teks',
    ],
    ['another type', row, z.object({ nama: z.number() }), 'field "nama" berubah dari teks menjadi angka'],
    [
      'fractions',
      z.object({ n: z.int() }),
      z.object({ n: z.number() }),
      'field "n" berubah dari bilangan bulat menjadi angka',
    ],
    [
      'wider bounds',
      z.object({ n: z.number().max(4) }),
      z.object({ n: z.number().max(5) }),
      'angka terbesar field "n" berubah dari 4 menjadi 5',
    ],
    [
      'no bound',
      z.object({ n: z.number().min(4) }),
      z.object({ n: z.number() }),
      'angka terkecil field "n" berubah dari 4 menjadi tanpa batas',
    ],
    [
      'a format less',
      z.object({ t: z.iso.date() }),
      z.object({ t: z.string() }),
      'bentuk teks field "t" berubah dari "date" menjadi tanpa batas',
    ],
    [
      'longer texts',
      z.string().max(5),
      z.string().max(9),
      'panjang teks paling banyak jawabannya berubah dari 5 menjadi 9',
    ],
    [
      'one branch more',
      union(),
      union(z.object({ jenis: z.literal('b') })),
      'field "jenis" kini dapat bernilai "b"',
    ],
    [
      'a shorter list',
      z.array(z.string()).min(1),
      z.array(z.string()),
      'jumlah butir paling sedikit jawabannya berubah dari 1 menjadi tanpa batas',
    ],
    [
      'another place of a row of values',
      z.tuple([z.string(), z.number()]),
      z.tuple([z.string(), z.string()]),
      'field "[1]" berubah dari angka menjadi teks',
    ],
    [
      'a tree deep down',
      simpul({ x: z.string() }),
      simpul({ x: z.string().nullable() }),
      'field "anak[].x" kini dapat kosong (null)',
    ],
    [
      'another record',
      z.record(z.string(), z.number()),
      z.record(z.string(), z.string()),
      'field "*" berubah dari angka menjadi teks',
    ],
    ['anything', row, z.object({ nama: z.unknown() }), 'field "nama" berubah dari teks menjadi apa saja'],
  ])('does not fit with %s', (_what, before, now, expected) => {
    expect(said('answer', before, now)).toContain(expected);
  });
});

describe('a request, as a remote of before sends it', () => {
  it.each<[string, z.ZodType, z.ZodType]>([
    ['the same', row, z.object(nama)],
    ['a new optional field', row, z.object({ ...nama, baru: z.number().optional() })],
    ['a new field with a default', row, z.object({ ...nama, baru: z.number().default(1) })],
    ['a field that may be left out', row, row.partial()],
    ['a field that may be null', row, z.object({ nama: z.string().nullable() })],
    ['more values', kinds('a'), kinds('a', 'b')],
    ['any text for chosen ones', kinds('a', 'b'), z.object({ jenis: z.string() })],
    ['wider bounds', z.number().int().max(4), z.number().max(9)],
    ['longer texts', z.string().min(3).max(50), z.string().min(1).max(100)],
    ['one more branch', row, z.union([row, z.object({ x: z.number() })])],
    [
      'a value that a pattern allows',
      z.object({ jenis: z.literal('ab') }),
      z.object({ jenis: z.string().regex(/^[a-c]+$/) }),
    ],
    ['fields that are passed on', row, z.looseObject({})],
  ])('fits with %s', (_what, before, now) => {
    expect(said('request', before, now)).toEqual([]);
  });

  it.each<[string, z.ZodType, z.ZodType, string]>([
    [
      'a new field that is demanded',
      row,
      z.object({ ...nama, baru: z.number() }),
      'isian "baru" kini wajib diisi',
    ],
    ['an optional field that is demanded', row.partial(), row, 'isian "nama" kini wajib diisi'],
    [
      'a field less',
      z.object({ ...nama, filter: z.string().optional() }),
      row,
      'isian "filter" tidak diterima lagi',
    ],
    ['a value less', kinds('a', 'b'), kinds('b'), 'nilai "a" untuk isian "jenis" tidak diterima lagi'],
    [
      'no null',
      z.object({ nama: z.string().nullable() }),
      row,
      'isian "nama" tidak boleh kosong (null) lagi',
    ],
    [
      'chosen values for any text',
      z.object({ jenis: z.string() }),
      kinds('b'),
      'isian "jenis" berubah dari teks menjadi "b"',
    ],
    [
      'nearer bounds',
      z.object({ n: z.number().max(9) }),
      z.object({ n: z.number().max(5) }),
      'angka terbesar isian "n" berubah dari 9 menjadi 5',
    ],
    [
      'steps',
      z.object({ n: z.number() }),
      z.object({ n: z.number().multipleOf(5) }),
      'kelipatan isian "n" berubah dari tanpa batas menjadi 5',
    ],
    [
      'a pattern',
      row,
      z.object({ nama: z.string().regex(/^A/) }),
      'pola teks isian "nama" berubah dari tanpa batas menjadi "^A"',
    ],
    [
      'whole numbers only',
      z.object({ n: z.number() }),
      z.object({ n: z.int() }),
      'isian "n" berubah dari angka menjadi bilangan bulat',
    ],
    [
      'a shorter list',
      z.array(z.string()),
      z.array(z.string()).max(3),
      'jumlah butir paling banyak isiannya berubah dari tanpa batas menjadi 3',
    ],
  ])('does not fit with %s', (_what, before, now, expected) => {
    expect(said('request', before, now)).toContain(expected);
  });
});

describe('what cannot be judged', () => {
  it.each([
    [{ type: 'string', unheardOf: 1 }, { type: 'string' }],
    [{ type: 'string' }, { type: 'string', unheardOf: 1 }],
    [
      {
        allOf: [
          { type: 'string', minLength: 1 },
          { type: 'string', minLength: 2 },
        ],
      },
      { type: 'string', minLength: 2 },
    ],
    [undefined, {}],
  ])('%j against %j counts as a change', (inner, outer) => {
    expect(schemaChanges(inner, outer, 'answer').map(({ kind }) => kind.is)).toEqual(['incomparable']);
  });
});

/** A schema with values of its own. */
interface Sampled {
  readonly schema: z.ZodType;
  readonly values: fc.Arbitrary<unknown>;
}

const sampled: fc.Arbitrary<Sampled> = fc.letrec<{ any: Sampled; leaf: Sampled }>((tie) => ({
  leaf: fc.oneof(
    fc.constant({ schema: z.string(), values: fc.string({ maxLength: 6 }) }),
    fc
      .integer({ min: 1, max: 5 })
      .map((max) => ({ schema: z.string().max(max), values: fc.string({ maxLength: max }) })),
    fc.tuple(fc.integer({ min: -3, max: 0 }), fc.integer({ min: 0, max: 3 })).map(([min, max]) => ({
      schema: z.int().min(min).max(max),
      values: fc.integer({ min, max }),
    })),
    fc.constant({ schema: z.number(), values: fc.double({ noNaN: true, noDefaultInfinity: true }) }),
    fc.constant({ schema: z.boolean(), values: fc.boolean() }),
    fc.subarray(['a', 'b', 'c'], { minLength: 1 }).map((list) => ({
      schema: z.enum(list as [string]),
      values: fc.constantFrom(...list),
    })),
  ),
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('leaf'),
    tie('any').map(({ schema, values }) => ({ schema: schema.nullable(), values: fc.option(values) })),
    tie('any').map(({ schema, values }) => ({
      schema: z.array(schema),
      values: fc.array(values, { maxLength: 3 }),
    })),
    fc.tuple(tie('any'), tie('any')).map(([one, other]) => ({
      schema: z.union([one.schema, other.schema]),
      values: fc.oneof(one.values, other.values),
    })),
    fc
      .dictionary(fc.constantFrom('p', 'q', 'r'), fc.tuple(tie('any'), fc.boolean()), { maxKeys: 3 })
      .map((fields) => ({
        schema: z.object(
          Object.fromEntries(
            Object.entries(fields).map(([name, [{ schema }, sure]]) => [
              name,
              sure ? schema : schema.optional(),
            ]),
          ),
        ),
        values: fc.record(
          Object.fromEntries(Object.entries(fields).map(([name, [{ values }]]) => [name, values])),
          { requiredKeys: Object.keys(fields).filter((name) => fields[name]?.[1]) },
        ),
      })),
  ),
})).any;

describe('the comparison', () => {
  it('finds nothing between a schema and itself', () => {
    fc.assert(
      fc.property(sampled, ({ schema }) => {
        expect([...said('answer', schema, schema), ...said('request', schema, schema)]).toEqual([]);
      }),
    );
  });

  it('lets nothing through that the reader could not read, whichever way it travels', () => {
    fc.assert(
      fc.property(
        sampled.chain((before) => fc.tuple(fc.constant(before), sampled, before.values)),
        ([before, now, value]) => {
          const isSent = said('request', before.schema, now.schema).length === 0;
          const isRead = said('answer', now.schema, before.schema).length === 0;
          if (isSent || isRead) expect(now.schema.safeParse(value).success).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});
