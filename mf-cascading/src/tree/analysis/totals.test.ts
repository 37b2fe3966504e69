/** @jest-environment node */
import { generatedTree, shapes } from '../../testing/generated-tree';
import { buildTree } from '../model/build';
import { cardAt } from '../model/model';
import { isTotal, totalStatuses, totalsPerLevel } from './totals';

const model = buildTree(generatedTree(shapes.kecil), { maxDepth: 5 });

describe('totals of the levels', () => {
  const totals = totalsPerLevel(model);

  it('count each box once where it belongs, not its cross-cutting copies', () => {
    expect(totals.map(({ semua }) => semua)).toEqual([1, 2, 4, 8, 16]);
  });

  it('add up: achieved, missed and without data are all boxes', () => {
    for (const { semua, tercapai, tidak, belum } of totals) expect(tercapai + tidak + belum).toBe(semua);
  });

  it('count a box that missed and has failed CSF in both', () => {
    const both = model.keys.filter(
      (_, box) => model.cross[box] === 0 && cardAt(model, box).csfGagal.length > 0,
    ).length;
    expect(totals.reduce((sum, { csfGagal }) => sum + csfGagal, 0)).toBe(both);
    expect(both).toBeGreaterThan(0);
  });

  it('know the filter that they stand for', () => {
    expect(isTotal('tidak', ['keduanya', 'tidak-tercapai'])).toBe(true);
    expect(isTotal('tidak', ['tidak-tercapai'])).toBe(false);
    expect(isTotal('tercapai', totalStatuses.tercapai)).toBe(true);
  });
});
