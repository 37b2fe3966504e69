/** @jest-environment node */
import type { CascadingTree } from '@selaras/contracts';
import fc from 'fast-check';
import { lookOf } from '../diagram/theme/looks';
import {
  answerOf,
  bombs,
  withCycle,
  withNulls,
  withOrphan,
  withRubbish,
  withSiblings,
  withTexts,
} from '../testing/broken-tree';
import { generatedTree } from '../testing/generated-tree';
import { checkCascade } from '../tree/analysis/checks';
import { totalsPerLevel } from '../tree/analysis/totals';
import { sizeBoxes } from '../tree/card/size';
import { finishLayout, planLayout } from '../tree/layout/layout';
import { tidyCentres } from '../tree/layout/tidy';
import { buildTree } from '../tree/model/build';
import { mendNode } from '../tree/model/mend-node';
import { cardAt, type TreeModel } from '../tree/model/model';
import { outlineRows, placeAmongSiblings } from '../tree/outline/outline-rows';
import { openToDepth } from '../tree/state/open-state';
import { searchBoxes } from '../tree/state/search';
import { visibleBoxes } from '../tree/state/visible';
import { roughMeasure } from '../tree/text/text-lines';
import { detailPainters } from '../view/paint/detail-painters';
import type { PaintSurface } from '../view/paint/paint-surface';
import { paintWorld } from '../view/paint/paint-tree';
import { interactiveCards, MAX_INTERACTIVE_CARDS } from '../view/scene/interactive-cards';
import { CardTexts, type Scene } from '../view/scene/scene';
import { graphElements } from './working-set/elements';
import { MAX_ELEMENTS, workingSet } from './working-set/working-set';

const settings = { type: 'cascading', showSkp: true, showIcons: true } as const;
const build = (tree: CascadingTree) => buildTree(tree, { maxDepth: 5, mend: mendNode });

/** The picture of a tree by the same steps as on the screen. */
function pictureOf(model: TreeModel): Scene {
  const state = openToDepth(model, 5, 'semua');
  const sizes = sizeBoxes(model, 'height', settings, roughMeasure);
  const plan = planLayout(model, state, sizes);
  const layout = finishLayout(plan, tidyCentres(plan.tree), null);
  const texts = new CardTexts(model, sizes, settings, roughMeasure);
  return {
    model,
    layout,
    state,
    visible: visibleBoxes(model, state),
    settings,
    texts,
    selected: 0,
    others: new Set(),
  };
}

/** A canvas that takes whatever is painted on it. */
const anyCanvas = (): PaintSurface =>
  new Proxy({} as PaintSurface, {
    get: (_, name) => (name === 'measureText' ? (text: string) => ({ width: text.length * 6 }) : () => {}),
    set: () => true,
  });

/** Everything that is done with a tree between answer and screen; throws when one step does. */
function handled(tree: CascadingTree): TreeModel {
  const model = build(tree);
  const scene = pictureOf(model);
  const size = { width: 1440, height: 900 };
  for (const scale of [0.05, 0.4, 1]) {
    const frame = { view: { x: 0, y: 0, scale }, size, pixelRatio: 1 };
    paintWorld(anyCanvas(), scene, frame, { look: lookOf('light'), painters: detailPainters });
    expect(interactiveCards(scene, frame.view, size).length).toBeLessThanOrEqual(MAX_INTERACTIVE_CARDS);
    const held = graphElements(scene, workingSet(scene, frame.view, size));
    expect(held.length).toBeLessThanOrEqual(MAX_ELEMENTS);
  }
  const { x, y } = scene.layout;
  const lost = outlineRows(model, scene.visible).filter((box) => Number.isNaN((x[box] ?? 0) + (y[box] ?? 0)));
  expect(lost).toEqual([]);
  checkCascade(model);
  totalsPerLevel(model);
  searchBoxes(model, 'apa saja');
  for (const box of outlineRows(model, scene.visible).slice(0, 30))
    placeAmongSiblings(model, scene.visible, box);
  return model;
}

const problemsOf = (model: TreeModel) => model.problems.map(({ kind, key }) => `${kind} ${key}`);

describe('a tree that breaks the contract', () => {
  it('with a cycle is drawn without going round, and named', () => {
    const model = handled(withCycle());
    expect(problemsOf(model)).toEqual(['cycle kinerja-program:3']);
    expect(model.count).toBeGreaterThan(4);
  });

  it('with two roots and an orphan is drawn, the orphan on its own level and named', () => {
    const model = handled(withOrphan());
    expect(model.roots).toHaveLength(3);
    const orphan = model.indexOf.get('kinerja-program:900002') ?? -1;
    expect(model.level[orphan]).toBe(2);
    expect(problemsOf(model)).toContain('no-parent kinerja-program:900002');
  });

  it('with null in every field that may be null is drawn without a complaint', () => {
    const model = handled(withNulls());
    expect(model.problems).toEqual([]);
    expect(model.count).toBeGreaterThan(5);
    expect(checkCascade(model).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['no-satuan', 'no-pengampu']),
    );
  });

  it('with 5,000 siblings is drawn, every one with a place of its own', () => {
    const model = handled(withSiblings(5_000));
    expect(model.count).toBeGreaterThan(5_000);
    const { layout, visible } = pictureOf(model);
    const shown = outlineRows(model, visible);
    expect(new Set(shown.map((box) => `${layout.x[box]}/${layout.y[box]}`)).size).toBe(shown.length);
  });

  it.each(Object.entries(bombs))('with the text %s everywhere is only text', (_, text) => {
    const model = handled(withTexts(text));
    expect(model.problems).toEqual([]);
    expect(cardAt(model, 0).sasaran).toBe(text);
    expect(globalThis).not.toHaveProperty('terjadi');
  });

  it('with rubbish among its nodes draws the nodes and counts the rubbish', () => {
    const model = handled(withRubbish());
    expect(model.problems.filter(({ kind }) => kind === 'unreadable')).toHaveLength(6);
    expect(model.roots.length).toBeGreaterThanOrEqual(1);
  });

  it.each([{ data: null }, { data: [] }, { data: {} }])('without children or data is empty: %j', (part) => {
    expect(build({ ...answerOf(), ...(part as unknown as CascadingTree) }).count).toBe(0);
  });

  it('with a unit that no text can be made of is drawn, and its box named', () => {
    const root = structuredClone(generatedTree({ rpjmd: 1, pd: 1, program: 1, kegiatan: 1, sub: 1 }).data[0]);
    put(root, ['satuan_kerja', 'satuan_kerja_id'], { toString: null });
    const model = handled(answerOf(root));
    expect(model.problems).toHaveLength(1);
  });

  it('is handled whatever value stands in whatever field of whatever node', () => {
    const original = generatedTree({ rpjmd: 1, pd: 1, program: 2, kegiatan: 2, sub: 1, crossEvery: 2 })
      .data[0];
    const fields: [path: (string | number)[]][] = [];
    const walk = (value: unknown, path: (string | number)[]) => {
      if (path.length > 0) fields.push([path]);
      if (typeof value !== 'object' || value === null) return;
      for (const [name, inner] of Object.entries(value)) walk(inner, [...path, name]);
    };
    walk(original, []);
    const change = fc.record({
      at: fc.constantFrom(...fields.map(([path]) => path)),
      to: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(...Object.values(bombs))),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
        const root = structuredClone(original);
        for (const { at, to } of changes) put(root, at, to);
        const model = handled(answerOf(root));
        expect(new Set(model.keys).size).toBe(model.count);
      }),
      { numRuns: 60 },
    );
  });
});

/** Sets a field deep in an object, when the way to it is still there. */
function put(root: unknown, path: readonly (string | number)[], value: unknown): void {
  let at = root as Record<string, unknown> | undefined;
  for (const name of path.slice(0, -1)) at = at?.[name] as Record<string, unknown> | undefined;
  if (typeof at === 'object' && at !== null) at[path.at(-1) ?? ''] = value;
}
