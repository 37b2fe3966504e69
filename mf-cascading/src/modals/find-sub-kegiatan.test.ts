/** @jest-environment node */
import { generatedTree, shapes } from '../testing/generated-tree';
import { buildTree } from '../tree/build';
import { findSubKegiatan } from './find-sub-kegiatan';

const model = buildTree(generatedTree({ ...shapes.kecil, crossEvery: 1 }), { maxDepth: 5 });

describe('the box of a sub-activity', () => {
  it('is its own box, or the copy where it only contributes, or none', () => {
    const own = model.keys.findIndex((key) => /^kinerja-sub-kegiatan:\d+$/.test(key));
    expect(findSubKegiatan(model, model.cards[own]?.nodeId ?? null)).toBe(own);
    const copy = model.keys.findIndex((key) => /^kinerja-sub-kegiatan:\d+@/.test(key));
    expect(copy).toBeGreaterThan(0);
    expect(findSubKegiatan(model, model.cards[copy]?.nodeId ?? null)).toBe(copy);
    expect(findSubKegiatan(model, 999_999)).toBeNull();
    expect(findSubKegiatan(model, null)).toBeNull();
  });
});
