import type { SasaranPdNode } from '@selaras/contracts';
import { generatedTree, shapes } from '../../testing/generated-tree';
import { buildTree, prepareGoal } from './build';
import { mendNode } from './mend-node';
import { BELOW_CROSS, CROSS_HEAD } from './model';
import { SharedParts } from './shared-parts';

const small = () => generatedTree(shapes.kecil);
const build = (tree = small(), maxDepth = 5) => buildTree(tree, { maxDepth, mend: mendNode });

describe('buildTree', () => {
  it('makes one box of every node, parents before children', () => {
    const tree = small();
    const model = build(tree);
    const own = model.cross.filter((cross) => cross === 0).length;
    expect(own).toBe(1 + 2 + 4 + 8 + 16);
    model.parent.forEach((parent, box) => {
      expect(parent).toBeLessThan(box);
    });
    expect(model.problems).toEqual([]);
  });

  it('names a box by level and id, and a cross-cutting copy by its host too', () => {
    const model = build();
    const host = model.indexOf.get('kinerja-program:3') ?? -1;
    const [item] = model.crossItems[host] ?? [];
    expect(model.keys[item ?? -1]).toMatch(/^kinerja-kegiatan:\d+@kinerja-program:3$/);
    expect(model.cross[item ?? -1]).toBe(CROSS_HEAD);
    expect(model.cross[model.children[item ?? -1]?.[0] ?? -1]).toBe(BELOW_CROSS);
  });

  it('draws the same node under its own parent and under another without mixing their keys', () => {
    const tree = small();
    const [root] = tree.data;
    const [first, second] = root?.sasaran_strategis_pd ?? [];
    if (root && first && second)
      root.sasaran_strategis_pd = [first, { ...second, kinerja_program_cross: first.kinerja_program }];
    const model = build(tree);
    expect(model.problems).toEqual([]);
    expect(new Set(model.keys).size).toBe(model.count);
  });

  it('is the same of goals that were prepared, for whatever year and depth', () => {
    const plain = build();
    for (const [tahun, maxDepth] of [
      [plain.cards.get(0)?.tahunan[0]?.tahun ?? 0, 5],
      [small().meta.tahun, 5],
      [small().meta.tahun, 3],
    ] as const) {
      const tree = small();
      const shared = new SharedParts();
      for (const goal of [...tree.data, null, 7]) prepareGoal(goal, { tahun, maxDepth, shared });
      const model = buildTree(tree, { maxDepth: 5 });
      expect(model).toMatchObject({ keys: plain.keys, level: plain.level, problems: [] });
      expect(model.cards.all()).toEqual(plain.cards.all());
    }
  });

  it('is marked while goals are still to come, and leaves what was prepared of them to the whole', () => {
    const tree = generatedTree({ ...shapes.kecil, rpjmd: 2 });
    const whole = build(tree);
    const options = { tahun: tree.meta.tahun, maxDepth: 5, shared: new SharedParts() };
    const counts = tree.data.map((goal) => prepareGoal(goal, options));
    // Whoever reads a goal anew finds nothing below it.
    for (const goal of tree.data) goal.sasaran_strategis_pd = [];
    const part = buildTree({ data: tree.data.slice(0, 1), meta: tree.meta }, { maxDepth: 5, arriving: true });
    expect(part).toMatchObject({ arriving: true, count: counts[0] });
    const model = buildTree(tree, { maxDepth: 5 });
    expect(model.arriving).toBeUndefined();
    expect(model.keys).toEqual(whole.keys);
  });

  it('stops at the maximum depth', () => {
    const model = build(small(), 3);
    expect(Math.max(...model.level)).toBe(2);
    expect(model.children.at(-1)).toEqual([]);
  });

  it.each(['hide', 0] as const)('leaves out a node with render_status %p and its branch', (render_status) => {
    const tree = small();
    const [root] = tree.data;
    if (root) root.sasaran_strategis_pd = hideFirst(root.sasaran_strategis_pd, render_status);
    const model = build(tree);
    expect(model.cross.filter((cross) => cross === 0)).toHaveLength(1 + 15);
  });

  it('draws what there is when lists are missing', () => {
    const tree = small();
    const [root] = tree.data;
    const bare = { ...root } as Record<string, unknown>;
    for (const name of [
      'sasaran_strategis_pd',
      'sasaran_strategis_pd_cross',
      'indikator_merge',
      'kinerja_tidak_tercapai',
    ]) {
      delete bare[name];
    }
    const model = build({ ...tree, data: [bare as unknown as (typeof tree.data)[number]] });
    expect(model.count).toBe(1);
  });
});

const hideFirst = (nodes: SasaranPdNode[], render_status: 'hide' | 0): SasaranPdNode[] =>
  nodes.map((node, index) => (index === 0 ? { ...node, render_status } : node));
