import { cascadingTreeSchema } from '@selaras/contracts';
import fc from 'fast-check';
import { generatedTree, shapes } from '../../../testing/generated-tree';
import { shapeFault } from './shape-fault';
import { shapeOf } from './shape-of';

const shape = shapeOf(cascadingTreeSchema);
const tree = generatedTree({ rpjmd: 1, pd: 1, program: 1, kegiatan: 2, sub: 1, crossEvery: 1 });

type Step = string | number;
type Place = readonly Step[];

/** Every place of a value in the tree. */
function placesIn(value: unknown, before: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [before];
  return [
    before,
    ...Object.entries(value).flatMap(([name, inner]) =>
      placesIn(inner, [...before, Array.isArray(value) ? Number(name) : name]),
    ),
  ];
}

/** The tree with another value at one place; `undefined` as a field that is left out. */
function changed(whole: unknown, [step, ...rest]: Place, value: unknown): unknown {
  if (step === undefined) return value;
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as Record<Step, unknown>;
  copy[step] = changed(copy[step], rest, value);
  return copy;
}

const written = (place: Place) =>
  place.reduce<string>(
    (before, step) =>
      typeof step === 'number' ? `${before}[${step}]` : before === '' ? step : `${before}.${step}`,
    '',
  );

const anything = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, true, 0, 1, 'hide', 'maximize', '', 3.5, Number.NaN, [], {}),
  fc.constantFrom<unknown>(Number.POSITIVE_INFINITY, 2 ** 60, new Date(0), 'draf', [null], [{}], { id: 1 }),
  fc.anything(),
);

describe('a tree against the contract', () => {
  it.each(Object.entries(shapes))('is as it should be: %s', (_, size) => {
    const whole = generatedTree(size);
    expect(cascadingTreeSchema.safeParse(whole).success).toBe(true);
    expect(shapeFault(whole, shape)).toBeNull();
  });

  it('is refused exactly when the schema refuses it, at the place that the schema names', () => {
    const places = placesIn(tree);
    expect(places.length).toBeGreaterThan(200);
    fc.assert(
      fc.property(fc.constantFrom(...places), anything, (place, value) => {
        const other = changed(tree, place, value);
        const parsed = cascadingTreeSchema.safeParse(other);
        const fault = shapeFault(other, shape);
        expect(fault === null).toBe(parsed.success);
        if (fault === null) return;
        expect(parsed.error?.issues.map(({ path }) => written(path as Step[]))).toContain(fault.path);
      }),
      { numRuns: 1500 },
    );
  });

  it.each<[unknown, string, string]>([
    [
      changed(tree, ['data', 0, 'sasaran_strategis_pd', 0, 'iku'], 7),
      'data[0].sasaran_strategis_pd[0].iku',
      'text',
    ],
    [changed(tree, ['meta', 'tahun'], 2024.5), 'meta.tahun', 'integer'],
    [changed(tree, ['data', 0, 'render_status'], 2), 'data[0].render_status', 'choice'],
    [{ meta: tree.meta }, 'data', 'list'],
    ['teks', '', 'object'],
  ])('%# names where and what', (other, path, kind) => {
    expect(shapeFault(other, shape)).toMatchObject({ path, expected: { kind } });
  });

  it('may carry more than the contract says', () => {
    expect(shapeFault({ ...tree, lain: 1 }, shape)).toBeNull();
  });
});

describe('the shape of a schema', () => {
  it('knows each kind of object once, so that the script stays small', () => {
    expect(JSON.stringify(shape).length).toBeLessThan(16_000);
  });

  it.each([
    { def: { type: 'date' } },
    { def: { type: 'string', checks: [{}] } },
    { def: { type: 'number', checks: [{}] } },
  ])('is not made of %j, which it could not hold to', (schema) => {
    expect(() => shapeOf(schema)).toThrow('A shape cannot say');
  });
});
