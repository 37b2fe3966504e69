/** @jest-environment node */

import { lookOf } from '../../diagram/theme/looks';
import { generatedTree } from '../../testing/generated-tree';
import { buildTree } from '../../tree/model/build';
import { openToDepth } from '../../tree/state/open-state';
import { sceneOf } from '../scene/testing/scene-of';
import { detailPainters } from './detail-painters';
import type { PaintSurface } from './paint-surface';
import { type Frame, paintInSteps, paintWorld } from './paint-tree';

const model = buildTree(generatedTree({ rpjmd: 1, pd: 2, program: 2, kegiatan: 2, sub: 3, crossEvery: 3 }), {
  maxDepth: 5,
});
const scene = sceneOf(model, openToDepth(model, 5, 'semua'));
const { bounds } = scene.layout;
/** So small that a block is one rectangle. */
const scale = 0.04;
const frame: Frame = {
  view: { x: 0, y: 0, scale },
  size: { width: bounds.w * scale, height: bounds.h * scale },
  pixelRatio: 1,
};
const style = { look: lookOf('light'), painters: detailPainters };

/** A canvas that notes every filled and stroked shape with the colour that it has then. */
function notingCanvas() {
  const notes: string[] = [];
  const state: Record<string, unknown> = {};
  const ctx = new Proxy({} as PaintSurface, {
    get:
      (_, name) =>
      (...values: unknown[]) =>
        notes.push(
          [name, ...values, String(name).startsWith('fill') ? state.fillStyle : state.strokeStyle].join(' '),
        ),
    set: (_, name, value) => {
      state[String(name)] = value;
      return true;
    },
  });
  return { ctx, notes, rects: () => notes.filter((note) => note.startsWith('fillRect')).length };
}

it('paints the same boxes and lines in steps as at once', () => {
  const [once, bit] = [notingCanvas(), notingCanvas()];
  const painted = paintWorld(once.ctx, scene, frame, style);
  const steps = paintInSteps(bit.ctx, scene, frame, style, { lines: 10, cards: 5 });
  let step = steps.next();
  while (!step.done) step = steps.next();
  expect(step.value).toBe(painted);
  expect(painted).toBeGreaterThan(40);
  const shapes = (notes: readonly string[]) =>
    notes.filter((note) => /^(fill|stroke)Rect|^lineTo/.test(note));
  expect(shapes(bit.notes)).toEqual(shapes(once.notes));
});

it('paints no more than it was asked to with each step', () => {
  const { ctx, rects } = notingCanvas();
  const steps = paintInSteps(ctx, scene, frame, style, { lines: 10, cards: 5 });
  const perStep: number[] = [];
  for (let before = 0; !steps.next().done; before = rects()) perStep.push(rects() - before);
  expect(perStep.length).toBeGreaterThan(model.count / 5);
  const most = Math.max(...scene.layout.edges.map(({ lines }) => lines.length / 4));
  for (const rects of perStep.slice(1)) expect(rects).toBeLessThanOrEqual(Math.max(10, most));
});
