/** @jest-environment node */
import fc from 'fast-check';
import { byLibrary } from './testing/library-centres';
import { tidyCentres } from './tidy';
import type { UnitTree } from './unit-tree';

/** Units of any widths and heights, each below one before it or a root. */
const anyTree: fc.Arbitrary<UnitTree> = fc
  .array(
    fc.record({
      above: fc.nat(),
      root: fc.integer({ min: 0, max: 9 }),
      width: fc.integer({ min: 20, max: 900 }),
      span: fc.integer({ min: 1, max: 4 }),
      lanes: fc.integer({ min: 1, max: 2 }),
    }),
    { minLength: 1, maxLength: 120 },
  )
  .map((units) => {
    const parent = units.map(({ above, root }, unit) => (unit === 0 || root === 0 ? -1 : above % unit));
    const level: number[] = [];
    parent.forEach((above) => {
      level.push(above < 0 ? 0 : (level[above] ?? 0) + (units[above]?.lanes ?? 1));
    });
    return {
      parent: Int32Array.from(parent),
      width: Float32Array.from(units, ({ width }) => width),
      level: Uint16Array.from(level),
      span: Uint8Array.from(units, ({ span }) => span),
    };
  });

describe('a tidy tree', () => {
  it('stands as a library for such trees places it, whatever its sizes', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const expected = byLibrary(tree)();
        const centres = tidyCentres(tree);
        centres.forEach((centre, unit) => {
          expect(centre).toBeCloseTo(expected[unit] ?? Number.NaN, 1);
        });
      }),
      { numRuns: 400 },
    );
  });

  it('of no units is empty', () => {
    const none = {
      parent: new Int32Array(),
      width: new Float32Array(),
      level: new Uint16Array(),
      span: new Uint8Array(),
    };
    expect(tidyCentres(none)).toHaveLength(0);
  });
});
