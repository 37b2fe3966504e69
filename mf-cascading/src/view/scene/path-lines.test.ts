/** @jest-environment node */
import { generatedTree, shapes } from '../../testing/generated-tree';
import { rectOf } from '../../tree/layout/shown';
import { buildTree } from '../../tree/model/build';
import { ancestors } from '../../tree/model/model';
import { openToDepth } from '../../tree/state/open-state';
import { pathLines } from './path-lines';
import { sceneOf } from './testing/scene-of';

const model = buildTree(generatedTree(shapes.kecil), { maxDepth: 5 });
const scene = sceneOf(model, openToDepth(model, 5, 'semua'));

describe('the way from a box to the root', () => {
  it('goes from each box to the one above it, with upright and level pieces only', () => {
    model.keys.forEach((_, box) => {
      if (scene.visible[box] !== 1) return;
      const lines = pathLines({ ...scene, selected: box });
      const above = ancestors(model, box);
      expect(lines).toHaveLength(above.length);
      lines.forEach((line, step) => {
        const parent = rectOf(scene.layout, model, above[step] ?? -1);
        const child = rectOf(scene.layout, model, above[step - 1] ?? box);
        expect(line[0]).toBeCloseTo(parent.x + parent.w / 2, 0);
        expect(line[1]).toBeCloseTo(parent.y + parent.h, 0);
        const [endX = 0, endY = 0] = line.slice(-2);
        expect(endX).toBeGreaterThanOrEqual(child.x - 1);
        expect(endX).toBeLessThanOrEqual(child.x + child.w);
        expect(endY).toBeGreaterThanOrEqual(child.y - 1);
        expect(endY).toBeLessThanOrEqual(child.y + child.h);
        for (let at = 2; at < line.length; at += 2) {
          const dx = Math.abs((line[at] ?? 0) - (line[at - 2] ?? 0));
          const dy = Math.abs((line[at + 1] ?? 0) - (line[at - 1] ?? 0));
          expect(Math.min(dx, dy)).toBeLessThan(1);
        }
      });
    });
  });

  it('is nothing without a selected box', () => {
    expect(pathLines(scene)).toEqual([]);
  });
});
