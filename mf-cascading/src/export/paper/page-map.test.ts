/** @jest-environment node */
import fc from 'fast-check';
import { OVERLAP, pageMapOf, rowName } from './page-map';
import { neighboursText } from './paint-sheet';

describe('the sheets that a picture is printed on', () => {
  // Millimetres = pixels × 0.2 at reading size; an A4 sheet prints 190 × 271 upright, 277 × 184 across.
  it.each([
    [{ width: 900, height: 800 }, 'A4', 'readable', { rows: 1, columns: 1, landscape: false }],
    [{ width: 1300, height: 800 }, 'A4', 'readable', { rows: 1, columns: 1, landscape: true }],
    [{ width: 1850, height: 1300 }, 'A4', 'readable', { rows: 1, columns: 2, landscape: false }],
    [{ width: 1300, height: 1700 }, 'A4', 'readable', { rows: 2, columns: 1, landscape: true }],
    [{ width: 1900, height: 1250 }, 'A3', 'readable', { rows: 1, columns: 1, landscape: true }],
    [{ width: 3100, height: 2900 }, 'A4', 'readable', { rows: 3, columns: 4, landscape: false }],
    [{ width: 3100, height: 2900 }, 'A4', 'medium', { rows: 2, columns: 2, landscape: true }],
    [{ width: 90_000, height: 9000 }, 'A4', 'one-sheet', { rows: 1, columns: 1, landscape: true }],
    [{ width: 900, height: 90_000 }, 'A3', 'one-sheet', { rows: 1, columns: 1, landscape: false }],
  ] as const)('%p on %s, %s: %p', (picture, paper, scale, expected) => {
    expect(pageMapOf(picture, paper, scale)).toMatchObject(expected);
  });

  const anyPicture = fc.record({
    width: fc.integer({ min: 1, max: 30_000 }),
    height: fc.integer({ min: 1, max: 30_000 }),
  });

  it('cover the whole picture, neighbours sharing exactly the overlap', () => {
    fc.assert(
      fc.property(
        anyPicture,
        fc.constantFrom('A4', 'A3'),
        fc.constantFrom('readable', 'medium', 'one-sheet'),
        (picture, paper, scale) => {
          const map = pageMapOf(picture, paper, scale);
          const last = map.sheets.at(-1)?.window ?? { x: 0, y: 0, w: 0, h: 0 };
          expect(last.x + last.w).toBeGreaterThanOrEqual(picture.width - 0.1);
          expect(last.y + last.h).toBeGreaterThanOrEqual(picture.height - 0.1);
          const [first, second] = map.sheets;
          if (first !== undefined && second !== undefined && map.columns > 1) {
            const shared = first.window.x + first.window.w - second.window.x;
            expect(shared * map.millimetresPerPixel).toBeCloseTo(OVERLAP, 6);
          }
          expect(new Set(map.sheets.map(({ name }) => name)).size).toBe(map.sheets.length);
        },
      ),
    );
  });

  it('have no sheet that shows nothing new', () => {
    fc.assert(
      fc.property(anyPicture, (picture) => {
        const { sheets, columns } = pageMapOf(picture, 'A4', 'readable');
        const before = columns > 1 ? sheets[columns - 2]?.window : undefined;
        if (before !== undefined) expect(before.x + before.w).toBeLessThan(picture.width);
      }),
    );
  });

  it('know their neighbours by name', () => {
    const map = pageMapOf({ width: 3100, height: 2900 }, 'A4', 'readable');
    const words = map.sheets.map((sheet) => [sheet.name, neighboursText(map, sheet)]);
    expect(Object.fromEntries(words)).toMatchObject({
      A1: 'kanan A2 · bawah B1',
      B2: 'kiri B1 · kanan B3 · atas A2 · bawah C2',
      C4: 'kiri C3 · atas B4',
    });
  });

  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('call row %d %s', (row, name) => {
    expect(rowName(row)).toBe(name);
  });
});
