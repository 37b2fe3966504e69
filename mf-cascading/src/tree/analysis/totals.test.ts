/** @jest-environment node */
import { generatedTree, shapes } from '../../testing/generated-tree';
import { buildTree } from '../model/build';
import { cardAt } from '../model/model';
import { matchesOf, noFilter } from '../state/filter';
import { countOf } from '../state/visible';
import { isTotal, statuses, totalsPerLevel } from './totals';

const model = buildTree(generatedTree(shapes.kecil), { maxDepth: 5 });

describe('totals of the levels', () => {
  const totals = totalsPerLevel(model);

  it('count each box once where it belongs, not its cross-cutting copies', () => {
    expect(totals.map(({ semua }) => semua)).toEqual([1, 2, 4, 8, 16]);
  });

  it('add up: every box has one status', () => {
    for (const { semua, ...perStatus } of totals) {
      expect(Object.values(perStatus).reduce((sum, count) => sum + count, 0)).toBe(semua);
    }
  });

  it.each(statuses)('count of %s the boxes that its filter keeps and that are painted so', (status) => {
    totals.forEach((total, tingkat) => {
      const matches = matchesOf(model, { ...noFilter, tingkat, status: [status] });
      expect(total[status]).toBe(countOf(matches));
      matches.forEach((match, box) => {
        if (match === 1) expect(cardAt(model, box).status).toBe(status);
      });
    });
  });

  it('know the filter that they stand for', () => {
    expect(isTotal('tidak-tercapai', ['tidak-tercapai'])).toBe(true);
    expect(isTotal('csf-gagal', ['csf-gagal', 'keduanya'])).toBe(false);
    expect(isTotal(null, [])).toBe(true);
    expect(isTotal(null, ['tercapai'])).toBe(false);
  });
});
