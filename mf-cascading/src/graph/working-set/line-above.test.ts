/** @jest-environment node */
import { generatedTree, shapes } from '../../testing/generated-tree';
import { rectOf } from '../../tree/layout/shown';
import { buildTree } from '../../tree/model/build';
import { openToDepth } from '../../tree/state/open-state';
import { countOf } from '../../tree/state/visible';
import { sceneOf } from '../../view/scene/testing/scene-of';
import { lineAbove } from './line-above';

const model = buildTree(generatedTree(shapes.kecil), { maxDepth: 5 });
const scene = sceneOf(model, openToDepth(model, 5, 'semua'));

describe('the line from the box above down to a box', () => {
  it('begins below the one and ends at the other, with upright and level pieces only', () => {
    let lines = 0;
    model.keys.forEach((_, box) => {
      const above = model.parent[box] ?? -1;
      if (scene.visible[box] !== 1 || above < 0) return;
      const line = lineAbove(scene, box) ?? [];
      lines += 1;
      const parent = rectOf(scene.layout, model, above);
      const child = rectOf(scene.layout, model, box);
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
    expect(lines).toBe(countOf(scene.visible) - model.roots.length);
  });

  it('is nothing for a root', () => {
    expect(lineAbove(scene, 0)).toBeNull();
  });
});
