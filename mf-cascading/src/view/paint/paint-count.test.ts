/** @jest-environment node */
import { lookOf } from '../../diagram/theme/looks';
import { generatedTree, shapes } from '../../testing/generated-tree';
import { overlaps } from '../../tree/layout/place';
import { rectOf } from '../../tree/layout/shown';
import { buildTree } from '../../tree/model/build';
import { sceneOf } from '../scene/testing/scene-of';
import { uncovered } from '../scene/uncovered';
import { shownRect } from '../viewport/view';
import { detailPainters } from './detail-painters';
import type { PaintSurface } from './paint-surface';
import { paintWorld } from './paint-tree';

const size = { width: 1_440, height: 900 };
const style = { look: lookOf('light'), painters: detailPainters };

/** A surface that counts what it is told to do. */
function counting(): { surface: PaintSurface; acts: () => number } {
  let acts = 0;
  const act = () => {
    acts += 1;
    return { width: 0 };
  };
  return {
    surface: new Proxy({} as PaintSurface, { get: () => act, set: () => true }),
    acts: () => acts,
  };
}

/** One frame around an activity: cards that were painted, cards that touch the screen, and what the canvas did. */
function frameOf(shape: keyof typeof shapes, scale: number) {
  const model = buildTree(generatedTree(shapes[shape]), { maxDepth: 5 });
  const scene = sceneOf(model);
  const { x, y } = rectOf(scene.layout, model, model.level.indexOf(3));
  const view = { scale, x: 700 - x * scale, y: 400 - y * scale };
  const { surface, acts } = counting();
  const painted = paintWorld(surface, scene, { view, size, pixelRatio: 1 }, style);
  const shown = shownRect(view, size);
  const onScreen = [...scene.visible.keys()].filter(
    (box) => scene.visible[box] === 1 && overlaps(rectOf(scene.layout, model, box), shown),
  );
  return { painted, onScreen: onScreen.length, acts: acts() };
}

/** Acts of the canvas for what it does now, and a tenth more. */
describe.each([
  [1, 460],
  [0.4, 620],
  [0.15, 1_020],
])('a frame at scale %d', (scale, most) => {
  it.each(['limaRatus', 'limaRibu'] as const)(
    'of %s paints the cards on the screen, and no others',
    (shape) => {
      const { painted, onScreen, acts } = frameOf(shape, scale);
      expect(painted).toBeGreaterThan(0);
      expect(painted).toBe(onScreen);
      expect(acts).toBeLessThanOrEqual(most);
    },
  );
});

it('paints a pixel once where boxes are smaller than it, by the last of them, and what is selected', () => {
  const model = buildTree(generatedTree(shapes.limaRibu), { maxDepth: 5 });
  const scene = sceneOf(model);
  const { bounds } = scene.layout;
  const scale = 0.001;
  const view = { scale, x: 100 - bounds.x * scale, y: 100 - bounds.y * scale };
  const pixelOf = (box: number) => {
    const { x, y } = rectOf(scene.layout, model, box);
    return `${Math.floor(x * scale + view.x)} ${Math.floor(y * scale + view.y)}`;
  };
  const boxes = [...model.level.keys()];
  const last = new Map(boxes.map((box) => [pixelOf(box), box]));
  const hidden = boxes.find((box) => last.get(pixelOf(box)) !== box) ?? -1;
  expect(last.size).toBeLessThan(model.count / 3);
  expect(uncovered(scene, boxes, view)).toEqual(boxes.filter((box) => last.get(pixelOf(box)) === box));
  expect(uncovered({ ...scene, selected: hidden } as typeof scene, boxes, view)).toContain(hidden);
  const { surface } = counting();
  expect(paintWorld(surface, scene, { view, size, pixelRatio: 1 }, style)).toBe(model.count);
});
