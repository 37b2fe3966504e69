/** @jest-environment node */
import type { StatusCapaian } from '@selaras/domain';
import fc from 'fast-check';
import { generatedTree, shapes } from '../../testing/generated-tree';
import { buildTree } from '../model/build';
import { ancestors, cardAt } from '../model/model';
import {
  branchEnd,
  type Filter,
  isFailing,
  isFiltering,
  loadOwnerSearch,
  matchesOf,
  noFilter,
} from './filter';
import { filtered, openToDepth, revealed } from './open-state';
import { branchCount, countOf, visibleBoxes } from './visible';

beforeAll(loadOwnerSearch);

const model = buildTree(generatedTree(shapes.kecil), { maxDepth: 5 });
const closed = openToDepth(model, 1, []);
const shown = (filter: Partial<Filter>) => {
  const state = filtered(model, closed, { ...noFilter, ...filter });
  return { state, visible: visibleBoxes(model, state) };
};
const boxesWhere = (test: (box: number) => boolean) => model.keys.map((_, box) => box).filter(test);

describe('a filter', () => {
  const statuses: StatusCapaian[] = ['tercapai', 'tidak-tercapai', 'csf-gagal', 'keduanya', 'belum-ada-data'];
  const anyFilter = fc.record({
    status: fc.uniqueArray(fc.constantFrom(...statuses)),
    tingkat: fc.option(fc.integer({ min: 0, max: 4 }), { nil: null }),
    pengampu: fc.option(fc.constantFrom('siti', 'kepala', 'x'), { nil: null }),
    satuanKerja: fc.option(fc.constantFrom(1000, 1001, 1003), { nil: null }),
    telusur: fc.option(fc.constantFrom(...model.keys, 'tidak:0'), { nil: null }),
  });

  it('shows every match with all boxes above it, and nothing else', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const { visible } = shown(filter);
        const matches = matchesOf(model, filter);
        const wanted = new Set(
          boxesWhere((box) => matches[box] === 1).flatMap((box) => [box, ...ancestors(model, box)]),
        );
        const unfiltered = isFiltering(filter) ? [] : boxesWhere((box) => model.parent[box] === -1);
        expect(boxesWhere((box) => visible[box] === 1)).toEqual(
          [...wanted, ...unfiltered].sort((a, b) => a - b),
        );
      }),
    );
  });

  it('keeps a level’s boxes of one status', () => {
    const { visible } = shown({ tingkat: 3, status: ['tidak-tercapai'] });
    const wanted = boxesWhere(
      (box) =>
        model.cross[box] === 0 && model.level[box] === 3 && cardAt(model, box).status === 'tidak-tercapai',
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(boxesWhere((box) => visible[box] === 1 && model.level[box] === 3)).toEqual(wanted);
  });

  it('finds owners by a part of any of their names', () => {
    const matches = matchesOf(model, { ...noFilter, pengampu: 'SITI' });
    const found = boxesWhere((box) => matches[box] === 1);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((box) => cardAt(model, box).pengampu?.rincian === 'Ketua: Siti Rahmawati')).toBe(true);
  });

  it('finds an owner whose only box is a contribution of another unit', () => {
    const guest = boxesWhere((box) => model.cross[box] === 1)[0] ?? -1;
    const pengampu = { jenis: 'unit-kerja', nama: 'Kepala Bidang Bina Marga', rincian: null } as const;
    const cards = model.cards.map((card, box) => (box === guest ? { ...card, pengampu } : card));
    const matches = matchesOf({ ...model, cards }, { ...noFilter, pengampu: 'bina marga' });
    expect(boxesWhere((box) => matches[box] === 1)).toEqual([guest]);
  });

  it('draws nothing when nothing matches', () => {
    expect(countOf(shown({ pengampu: 'tidak ada orangnya' }).visible)).toBe(0);
    expect(countOf(shown({ telusur: 'tidak:0' }).visible)).toBe(0);
  });

  it('shows a box that somebody jumps to although the filter leaves it out', () => {
    const { state } = shown({ status: ['belum-ada-data'], tingkat: 4 });
    const hidden = boxesWhere((box) => model.level[box] === 4 && state.kept?.[box] === 0)[0] ?? -1;
    expect(visibleBoxes(model, revealed(model, state, hidden))[hidden]).toBe(1);
  });

  it('counts only branches that are kept on the toggle', () => {
    const { state } = shown({ tingkat: 1, satuanKerja: 1001 });
    expect(branchCount(model, closed, 0)).toBe(2);
    expect(branchCount(model, state, 0)).toBe(1);
  });
});

describe('Telusuri penyebab', () => {
  const missed = model.indexOf.get('sasaran-strategis-pd:2') ?? -1;

  it('prunes the tree to the failing branches below the goal and the way above it', () => {
    const { visible } = shown({ telusur: 'sasaran-strategis-pd:2' });
    const end = branchEnd(model, missed);
    const failed = boxesWhere((box) => box > missed && box < end && isFailing(cardAt(model, box).status));
    expect(failed.length).toBeGreaterThan(0);
    for (const box of failed) expect(visible[box]).toBe(1);
    const outside = boxesWhere((box) => (box < missed || box >= end) && visible[box] === 1);
    expect(outside).toEqual(ancestors(model, missed).reverse());
    const leaves = boxesWhere(
      (box) =>
        visible[box] === 1 &&
        !boxesWhere((child) => model.parent[child] === box && visible[child] === 1).length,
    );
    for (const leaf of leaves) expect(leaf === missed || isFailing(cardAt(model, leaf).status)).toBe(true);
  });

  it('follows the contributions of other units too', () => {
    const traced = filtered(model, closed, { ...noFilter, telusur: model.keys[0] ?? null });
    const cross = boxesWhere((box) => model.cross[box] === 1 && isFailing(cardAt(model, box).status));
    expect(cross.length).toBeGreaterThan(0);
    const visible = visibleBoxes(model, traced);
    for (const box of cross) expect(visible[box]).toBe(1);
  });

  it('knows where a branch ends', () => {
    expect(branchEnd(model, 0)).toBe(model.count);
    expect(boxesWhere((box) => box > missed && box < branchEnd(model, missed))).toEqual(
      boxesWhere((box) => ancestors(model, box).includes(missed)),
    );
  });
});
