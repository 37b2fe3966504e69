/** @jest-environment node */
import { generatedTree, shapes } from '../../testing/generated-tree';
import { otherYear } from '../../testing/other-year';
import { buildTree } from '../../tree/model/build';
import { yearTreeOf } from '../../tree/years/year-tree';
import { findSubKegiatan } from './find-sub-kegiatan';

const model = buildTree(generatedTree({ ...shapes.kecil, crossEvery: 1 }), { maxDepth: 5 });

describe('the box of a sub-activity', () => {
  it('is its own box, or the copy where it only contributes, or none', () => {
    const own = model.keys.findIndex((key) => /^kinerja-sub-kegiatan:\d+$/.test(key));
    expect(findSubKegiatan(model, model.cards.get(own)?.nodeId ?? null)).toBe(own);
    const copy = model.keys.findIndex((key) => /^kinerja-sub-kegiatan:\d+@/.test(key));
    expect(copy).toBeGreaterThan(0);
    expect(findSubKegiatan(model, model.cards.get(copy)?.nodeId ?? null)).toBe(copy);
    expect(findSubKegiatan(model, 999_999)).toBeNull();
    expect(findSubKegiatan(model, null)).toBeNull();
  });

  it('is the one that the shown year has under this id, when several years stand together', () => {
    const tree = generatedTree({ ...shapes.kecil, crossEvery: 0 });
    const build = (answer: typeof tree) => buildTree(answer, { maxDepth: 5 });
    const lacking = otherYear(tree, 2026, { sub: (list, first) => (first ? list.slice(1) : list) });
    const { modelOf } = yearTreeOf(
      new Map([
        [2025, build(tree)],
        [2026, build(lacking)],
      ]),
    );
    const box = modelOf(2025).keys.indexOf('kinerja-sub-kegiatan:6');
    expect(findSubKegiatan(modelOf(2025), 6)).toBe(box);
    expect(findSubKegiatan(modelOf(2026), modelOf(2026).cards.get(box)?.nodeId ?? null)).toBe(box);
    expect(findSubKegiatan(modelOf(2026), 6)).toBeNull();
    expect(findSubKegiatan(modelOf(2026), 5)).toBeNull();
  });
});
