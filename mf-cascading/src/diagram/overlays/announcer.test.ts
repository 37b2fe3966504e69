/** @jest-environment node */
import { generatedTree, shapes } from '../../testing/generated-tree';
import { buildTree } from '../../tree/model/build';
import { loadOwnerSearch, noFilter } from '../../tree/state/filter';
import { filtered, openToDepth } from '../../tree/state/open-state';
import { sceneOf } from '../../view/scene/testing/scene-of';
import { changeInWords } from './announcer';

beforeAll(loadOwnerSearch);

const model = buildTree(generatedTree(shapes.kecil), { maxDepth: 5 });
const scene = sceneOf(model);
const filteredScene = (filter: Partial<typeof noFilter>) =>
  sceneOf(model, filtered(model, openToDepth(model, 5, []), { ...noFilter, ...filter }));

describe('what a screen reader is told', () => {
  it('is the box that was selected, with its level, achievement and status', () => {
    const words = changeInWords(scene, { ...scene, selected: 0 });
    expect(words).toMatch(/^Terpilih Sasaran RPJMD: .+\. Capaian .+%, .+\.$/);
  });

  it('is what several selected boxes are together, and that they are selected no longer', () => {
    const { keys } = model;
    const two = { ...scene, selected: 1, others: new Set([keys[0] ?? '']) };
    const three = { ...two, others: new Set([keys[0] ?? '', keys[2] ?? '']) };
    expect(changeInWords({ ...scene, selected: 0 }, two)).toMatch(
      /^Terpilih Sasaran Strategis PD: .+ 2 kotak terpilih: .+\.$/,
    );
    expect(changeInWords(two, three)).toMatch(/^3 kotak terpilih: (\d+ [^,]+(, )?)+\.$/);
    expect(changeInWords(three, scene)).toBe('Pilihan dibatalkan.');
    expect(changeInWords(three, { ...three })).toBeNull();
  });

  it('is how many boxes opened or closed', () => {
    const closed = sceneOf(model, { ...openToDepth(model, 1, []), filter: scene.state.filter });
    expect(changeInWords(closed, scene)).toBe('30 kotak dibuka, 31 kotak tampil.');
    expect(changeInWords(scene, closed)).toBe('30 kotak ditutup, 1 kotak tampil.');
  });

  it('is what a filter left', () => {
    const few = filteredScene({ tingkat: 1 });
    expect(changeInWords(scene, few)).toBe('Saringan dipakai, 31 kotak tampil.'.replace('31', '3'));
    expect(changeInWords(few, scene)).toBe('Saringan dihapus, 31 kotak tampil.');
    expect(changeInWords(scene, filteredScene({ pengampu: 'tidak ada' }))).toMatch(/^Tidak ada kotak/);
  });

  it('is that somebody changed the data, but not that the years are gone through', () => {
    const fresh = buildTree(generatedTree(shapes.kecil), { maxDepth: 5 });
    expect(changeInWords(scene, sceneOf(fresh))).toBe('Data diperbarui, 31 kotak tampil.');
    const years = sceneOf({ ...fresh, alternatives: [fresh.cards] });
    expect(changeInWords(scene, years)).toBeNull();
    expect(changeInWords(years, scene)).toBeNull();
  });

  it('is nothing when the picture only moved', () => {
    expect(changeInWords(scene, { ...scene })).toBeNull();
  });
});
