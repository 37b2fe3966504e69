/** @jest-environment node */
import fc from 'fast-check';
import type { PaintSurface } from '../../view/paint/paint-surface';
import { OVERLAP } from './cuts';
import {
  pageMapOf,
  papers,
  READABLE_POINTS,
  rowName,
  type Sheet,
  sheetMargin,
  smallestPoints,
} from './page-map';
import { neighboursText, paintSheet } from './paint-sheet';

/** A surface that keeps the lines which are drawn on it. */
function recorded() {
  const lines: (readonly [x1: number, y1: number, x2: number, y2: number])[] = [];
  let from: readonly [number, number] = [0, 0];
  const known = {
    moveTo: (x: number, y: number) => {
      from = [x, y];
    },
    lineTo: (x: number, y: number) => {
      lines.push([...from, x, y]);
    },
  };
  const ctx = new Proxy(known, {
    get: (target, name) => Reflect.get(target, name) ?? (() => {}),
    set: () => true,
  });
  return { ctx: ctx as unknown as PaintSurface, lines };
}

describe('the sheets that a picture is printed on', () => {
  const anyPicture = fc.record({
    width: fc.integer({ min: 1, max: 30_000 }),
    height: fc.integer({ min: 1, max: 30_000 }),
  });

  // Readable is 0.1924 mm a pixel and more; an A4 sheet prints 190 × 271 upright, 277 × 184 across.
  it.each([
    [{ width: 900, height: 800 }, 'A4', 'readable', { rows: 1, columns: 1, landscape: true }],
    [{ width: 900, height: 1000 }, 'A4', 'readable', { rows: 1, columns: 1, landscape: false }],
    [{ width: 1430, height: 900 }, 'A4', 'readable', { rows: 1, columns: 1, landscape: true }],
    [{ width: 1850, height: 1300 }, 'A4', 'readable', { rows: 1, columns: 2, landscape: false }],
    [{ width: 1300, height: 1700 }, 'A4', 'readable', { rows: 2, columns: 1, landscape: true }],
    [{ width: 1900, height: 1250 }, 'A3', 'readable', { rows: 1, columns: 1, landscape: true }],
    [{ width: 2900, height: 1900 }, 'A2', 'readable', { rows: 1, columns: 1, landscape: true }],
    [{ width: 3100, height: 2900 }, 'A4', 'readable', { rows: 3, columns: 4, landscape: false }],
    [{ width: 3100, height: 2900 }, 'A4', 'medium', { rows: 2, columns: 2, landscape: true }],
    [{ width: 90_000, height: 9000 }, 'A4', 'one-sheet', { rows: 1, columns: 1, landscape: true }],
    [{ width: 900, height: 90_000 }, 'A3', 'one-sheet', { rows: 1, columns: 1, landscape: false }],
  ] as const)('%p on %s, %s: %p', (picture, paper, scale, expected) => {
    expect(pageMapOf(picture, paper, scale)).toMatchObject(expected);
  });

  it('print no text smaller than six points, and nothing larger than on a screen', () => {
    fc.assert(
      fc.property(anyPicture, fc.constantFrom(...papers), (picture, paper) => {
        const map = pageMapOf(picture, paper, 'readable');
        expect(smallestPoints(map)).toBeGreaterThanOrEqual(READABLE_POINTS - 1e-6);
        expect(map.millimetresPerPixel).toBeLessThanOrEqual(25.4 / 96);
      }),
    );
  });

  it('are used to the full where there is one', () => {
    const map = pageMapOf({ width: 1200, height: 700 }, 'A4', 'readable');
    expect(map).toMatchObject({ rows: 1, columns: 1, landscape: true });
    expect(map.millimetresPerPixel).toBeCloseTo(277 / 1200, 6);
  });

  it('are not printed where the tree shows nothing', () => {
    const picture = {
      width: 2800,
      height: 2600,
    };
    const shown = [
      { x: 1300, y: 100, w: 264, h: 300 },
      { x: 100, y: 2200, w: 2600, h: 300 },
    ];
    const map = pageMapOf({ ...picture, content: { boxes: [], all: shown } }, 'A4', 'readable');
    const whole = pageMapOf(picture, 'A4', 'readable');
    expect(map.sheets.length).toBeLessThan(whole.sheets.length);
    for (const { x, y, w, h } of shown) {
      for (const [px, py] of [
        [x, y],
        [x + w, y],
        [x, y + h],
        [x + w, y + h],
      ] as const) {
        const within = map.sheets.some(
          ({ window }) =>
            px >= window.x && px <= window.x + window.w && py >= window.y && py <= window.y + window.h,
        );
        expect(within).toBe(true);
      }
    }
    const names = map.sheets.map(({ name }) => name);
    for (const sheet of map.sheets) {
      for (const [, name] of neighboursText(map, sheet).matchAll(/ ([A-Z]+\d+)/g))
        expect(names).toContain(name);
    }
  });

  it('cover the whole picture, neighbours sharing the overlap and cut at the same place', () => {
    fc.assert(
      fc.property(
        anyPicture,
        fc.constantFrom(...papers),
        fc.constantFrom('readable', 'medium', 'one-sheet'),
        (picture, paper, scale) => {
          const map = pageMapOf(picture, paper, scale);
          const last = map.sheets.at(-1)?.window ?? { x: 0, y: 0, w: 0, h: 0 };
          expect(last.x + last.w).toBeGreaterThanOrEqual(picture.width - 0.1);
          expect(last.y + last.h).toBeGreaterThanOrEqual(picture.height - 0.1);
          const [first, second] = map.sheets;
          if (first !== undefined && second !== undefined && map.columns > 1) {
            const k = map.millimetresPerPixel;
            expect((first.window.x + first.window.w - second.window.x) * k).toBeGreaterThanOrEqual(
              OVERLAP - 1e-6,
            );
            expect(first.own.x + first.own.w).toBeCloseTo(second.own.x, 3);
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

  it('bear marks at which neighbours, cut there, meet edge to edge', () => {
    const map = pageMapOf({ width: 3100, height: 2900 }, 'A4', 'readable');
    const [left, top] = [sheetMargin.side, sheetMargin.top];
    const pixels = (sheet: Sheet) => {
      const { ctx, lines } = recorded();
      paintSheet(ctx, map, sheet, 'Judul', () => 10);
      const k = map.millimetresPerPixel;
      // Beside what is printed, never in it.
      for (const [x1, y1, x2, y2] of lines) {
        const inside =
          Math.min(x1, x2) < left + map.printed.w &&
          Math.max(x1, x2) > left &&
          Math.min(y1, y2) < top + map.printed.h &&
          Math.max(y1, y2) > top;
        expect(inside).toBe(false);
      }
      const upright = lines.filter(([x1, , x2]) => x1 === x2).map(([x]) => sheet.window.x + (x - left) / k);
      const level = lines.filter(([, y1, , y2]) => y1 === y2).map(([, y]) => sheet.window.y + (y - top) / k);
      return { upright: [...new Set(upright.map(Math.round))], level: [...new Set(level.map(Math.round))] };
    };
    for (const sheet of map.sheets) {
      const { own, row, column } = sheet;
      expect(pixels(sheet)).toEqual({
        upright: [
          ...(column > 0 ? [Math.round(own.x)] : []),
          ...(column < map.columns - 1 ? [Math.round(own.x + own.w)] : []),
        ],
        level: [
          ...(row > 0 ? [Math.round(own.y)] : []),
          ...(row < map.rows - 1 ? [Math.round(own.y + own.h)] : []),
        ],
      });
      const right = map.sheets.find((other) => other.row === row && other.column === column + 1);
      if (right !== undefined) expect(pixels(right).upright[0]).toBe(pixels(sheet).upright.at(-1));
      const under = map.sheets.find((other) => other.column === column && other.row === row + 1);
      if (under !== undefined) expect(pixels(under).level[0]).toBe(pixels(sheet).level.at(-1));
    }
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
