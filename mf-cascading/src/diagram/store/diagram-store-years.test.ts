import { generatedTree, shapes } from '../../testing/generated-tree';
import { otherYear } from '../../testing/other-year';
import { buildTree } from '../../tree/model/build';
import { noFilter } from '../../tree/state/filter';
import { openToDepth } from '../../tree/state/open-state';
import { yearTreeOf } from '../../tree/years/year-tree';
import { shownTree } from './testing/shown-tree';

const settings = { type: 'cascading', showSkp: false, showIcons: true } as const;
const tree = generatedTree(shapes.duaRibu);
const build = (answer: typeof tree) => buildTree(answer, { maxDepth: 5 });
const next = otherYear(tree, 2026, { sub: (list, first) => (first ? list.slice(1) : list) });
const trees = yearTreeOf(
  new Map([
    [2025, build(tree)],
    [2026, build(next)],
  ]),
);

async function opened(model = trees.modelOf(2025)) {
  const shown = await shownTree(model);
  const show = (year: number) =>
    shown.store.load(trees.modelOf(year), settings, { state: openToDepth(model, 5, []), node: null });
  return { ...shown, show };
}

describe('a step to another year', () => {
  it('exchanges the cards and keeps places, branches, selection and view', async () => {
    const { store, scene, show } = await opened();
    store.toggle(3);
    store.select(1);
    store.view.set({ x: -300, y: -120, scale: 0.8 });
    const [before, view] = [scene(), store.view.getView()];
    await show(2026);
    expect(scene().model).toBe(trees.modelOf(2026));
    expect(scene().layout).toBe(before.layout);
    expect(scene().state).toBe(before.state);
    expect(scene().selected).toBe(1);
    expect(store.view.getView()).toBe(view);
  });

  it('writes what the new card says', async () => {
    const { scene, show } = await opened();
    const box = scene().model.keys.indexOf('kinerja-kegiatan:4');
    expect(scene().texts.text(box).capaian).toBe('76,5%');
    await show(2026);
    expect(scene().texts.text(box).capaian).toBe('77,5%');
  });

  it('lets a filter look again at what the year says', async () => {
    const { store, scene, show } = await opened();
    const missed = (model = scene().model) =>
      model.cards.all().filter(({ status }) => status === 'belum-ada-data').length;
    await store.setFilter({ ...noFilter, status: ['belum-ada-data'] });
    const before = scene().visible.reduce((sum, shown) => sum + shown, 0);
    const unknown = missed();
    await show(2026);
    expect(missed()).toBeGreaterThan(unknown);
    expect(scene().visible.reduce((sum, shown) => sum + shown, 0)).toBeGreaterThanOrEqual(before);
  });
});

describe('other boxes of the same tree', () => {
  it('leave the selected box where it was on the screen', async () => {
    const { store, scene, placeOf } = await opened(build(next));
    const key = 'sasaran-strategis-pd:2';
    store.select(scene().model.indexOf.get(key) ?? -1);
    store.view.set({ x: -300, y: -120, scale: 0.8 });
    const before = placeOf(scene().selected);
    const model = trees.modelOf(2025);
    await store.load(model, settings, { state: openToDepth(model, 5, []), node: null });
    expect(scene().model.keys[scene().selected]).toBe(key);
    expect(placeOf(scene().selected)).toEqual(before);
  });

  it('find the branches below a filter as they were', async () => {
    const { store, scene } = await opened(build(next));
    await store.setFilter({ ...noFilter, tingkat: 3 });
    const model = trees.modelOf(2025);
    await store.load(model, settings, { state: openToDepth(model, 5, []), node: null });
    await store.setFilter(noFilter);
    expect(scene().state.open).toHaveLength(model.count);
    expect(scene().visible.every((shown, box) => shown === 1 || model.cross[box] !== 0)).toBe(true);
  });
});
