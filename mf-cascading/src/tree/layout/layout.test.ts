/** @jest-environment node */
import fc from 'fast-check';
import { type GeneratedShape, generatedTree, shapes } from '../../testing/generated-tree';
import { sizeBoxes } from '../card/size';
import { buildTree } from '../model/build';
import type { TreeModel } from '../model/model';
import { openToDepth, toggled } from '../state/open-state';
import { type OpenState, placedBoxes } from '../state/visible';
import { roughMeasure } from '../text/text-lines';
import { finishLayout, type Layout, planLayout } from './layout';
import { rectOf } from './shown';
import { tidyCentres } from './tidy';
import { gap } from './unit';
import { rootOf, type UnitTree } from './unit-tree';

const settings = { type: 'cascading', showSkp: false, showIcons: true } as const;

const modelOf = (shape: GeneratedShape) => buildTree(generatedTree(shape), { maxDepth: 5 });

function planOf(model: TreeModel, state: OpenState) {
  return planLayout(model, state, sizeBoxes(model, 'height', settings, roughMeasure));
}

function layoutOf(model: TreeModel, state: OpenState, before: Layout | null = null): Layout {
  const plan = planOf(model, state);
  return finishLayout(plan, tidyCentres(plan.tree), before?.shelfOfRoot ?? null);
}

function overlaps(model: TreeModel, layout: Layout, state: OpenState): string[] {
  const placed = placedBoxes(model, state);
  const rects = model.keys
    .map((key, box) => ({ key, placed: placed[box], ...rectOf(layout, model, box) }))
    .filter((rect) => rect.placed === 1)
    .sort((a, b) => a.x - b.x);
  const found: string[] = [];
  rects.forEach((a, at) => {
    for (let next = at + 1; next < rects.length; next += 1) {
      const b = rects[next];
      if (b === undefined || b.x >= a.x + a.w - 0.5) break;
      if (a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5) found.push(`${a.key} × ${b.key}`);
    }
  });
  return found;
}

/** The least room between neighbours of one lane of one tree; below 0 where they touch or stand in another order. */
function leastRoom({ parent, width, level, span }: UnitTree, centres: Float32Array): number {
  const root = rootOf(parent);
  const rightmost = new Map<string, number>();
  let least = Infinity;
  parent.forEach((_, unit) => {
    const half = (width[unit] ?? 0) / 2;
    const centre = centres[unit] ?? Number.NaN;
    for (let lane = 0; lane < (span[unit] ?? 1); lane += 1) {
      const key = `${root[unit]}/${(level[unit] ?? 0) + lane}`;
      least = Math.min(least, centre - half - (rightmost.get(key) ?? -Infinity));
      rightmost.set(key, centre + half);
    }
  });
  return least;
}

const anyShape = fc.record({
  rpjmd: fc.integer({ min: 1, max: 4 }),
  pd: fc.integer({ min: 0, max: 3 }),
  program: fc.integer({ min: 0, max: 3 }),
  kegiatan: fc.integer({ min: 0, max: 4 }),
  sub: fc.integer({ min: 0, max: 9 }),
  crossEvery: fc.integer({ min: 0, max: 4 }),
});

describe('the layout', () => {
  it('gives every box with a place a spot of its own, whatever the tree', () => {
    fc.assert(
      fc.property(anyShape, fc.integer({ min: 1, max: 5 }), (shape, depth) => {
        const model = modelOf(shape);
        const state = openToDepth(model, depth, []);
        expect(overlaps(model, layoutOf(model, state), state)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('keeps neighbours of a lane in their order and apart, whatever the tree', () => {
    fc.assert(
      fc.property(anyShape, fc.integer({ min: 1, max: 5 }), (shape, depth) => {
        const model = modelOf(shape);
        const { tree } = planOf(model, openToDepth(model, depth, []));
        expect(leastRoom(tree, tidyCentres(tree))).toBeGreaterThan(gap.box - 0.5);
      }),
      { numRuns: 40 },
    );
  });

  it('moves no box when cross-cutting items are shown', () => {
    const model = modelOf(shapes.kecil);
    const without = layoutOf(model, openToDepth(model, 5, []));
    const withAll = layoutOf(model, openToDepth(model, 5, 'semua'));
    expect(withAll.x).toEqual(without.x);
    expect(withAll.y).toEqual(without.y);
  });

  it('puts boxes of one level on one lane, below the level above', () => {
    const model = modelOf(shapes.kecil);
    const layout = layoutOf(model, openToDepth(model, 4, []));
    for (let level = 0; level < 4; level += 1) {
      const tops = model.keys.flatMap((_, box) =>
        model.level[box] === level && model.cross[box] === 0 ? [layout.y[box]] : [],
      );
      expect(new Set(tops).size).toBe(1);
    }
  });

  it('keeps siblings in their order, of small trees and of large ones', () => {
    for (const shape of [shapes.kecil, { ...shapes.limaRatus, sub: 5 }]) {
      const model = modelOf(shape);
      const layout = layoutOf(model, openToDepth(model, 4, []));
      for (const children of model.children) {
        const singles = children.filter((box) => model.level[box] === 2);
        const lefts = singles.map((box) => layout.x[box] ?? 0);
        expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
      }
    }
  });

  it('stacks five thousand siblings about as wide as high', () => {
    const model = modelOf({ rpjmd: 1, pd: 1, program: 1, kegiatan: 1, sub: 5000 });
    const { bounds } = layoutOf(model, openToDepth(model, 5, []));
    expect(bounds.w / bounds.h).toBeGreaterThan(0.4);
    expect(bounds.w / bounds.h).toBeLessThan(2.5);
  });

  it('breaks a regency into shelves of about the screen’s shape, and leaves trees on theirs when one opens', () => {
    const model = modelOf({ rpjmd: 12, pd: 3, program: 2, kegiatan: 2, sub: 1 });
    const state = openToDepth(model, 2, []);
    const before = layoutOf(model, state);
    expect(before.shelves.length).toBeGreaterThan(1);
    const open = toggled(state.open, model.children[0]?.[0] ?? 0);
    const after = layoutOf(model, { ...state, open }, before);
    expect(after.shelfOfRoot).toEqual(before.shelfOfRoot);
  });
});
