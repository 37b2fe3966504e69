/** @jest-environment node */
import { generatedTree, shapes } from '../../testing/generated-tree';
import { actionRules, actionsFor, actionsOf, type NodeAction } from './action';
import { buildTree } from './build';
import type { Card } from './card';
import { cardAt } from './model';

const model = buildTree(generatedTree(shapes.kecil), { maxDepth: 5 });

/** A card to which nothing special applies: achieved, without formula, agreement, factors or steps. */
const plain: Card = {
  ...cardAt(model, 0),
  capaian: 100,
  pk: null,
  external: false,
  csfTercapai: [],
  csfGagal: [],
  penyebab: null,
  adaSolusi: false,
  adaRumus: false,
  langkahAksi: [],
  kinerjaProgramId: null,
  rsud: null,
};

const shown = (level: number, change: Partial<Card> = {}, cross = 0) =>
  actionsFor({ card: { ...plain, ...change }, level, cross });

describe('buttons of a box', () => {
  it.each<[level: number, NodeAction[]]>([
    [0, ['ra', 'rra']],
    [1, ['ra', 'rra', 'rekap-anggaran']],
    [2, []],
    [3, []],
    [4, ['kamus']],
  ])('on level %d without anything special', (level, actions) => {
    expect(shown(level)).toEqual(actions);
  });

  it.each<[words: string, level: number, change: Partial<Card>, cross: number, NodeAction]>([
    ['DO only when a formula exists', 3, { adaRumus: true }, 0, 'do'],
    ['PK when the agreement is a draft', 2, { pk: 'draf' }, 0, 'pk'],
    ['PK when the agreement is signed', 4, { pk: 'ditandatangani' }, 0, 'pk'],
    ['CC only when cross items exist', 2, {}, 1, 'cc'],
    ['Langkah Aksi only when steps exist', 4, { langkahAksi: [1] }, 0, 'langkah-aksi'],
    ['Langkah Aksi of a programme with steps below', 2, { langkahAksi: [1, 2] }, 0, 'langkah-aksi'],
    ['Kinerja Wakil Direktur only when delegated', 2, { rsud: 'wakil-direktur' }, 0, 'wakil-direktur'],
    ['the solution of a sub-activity', 4, { adaSolusi: true }, 0, 'solusi'],
    ['the solution of a programme', 2, { adaSolusi: true }, 0, 'solusi'],
    ['CSF when factors are recorded', 4, { csfTercapai: ['Bidan tersedia'] }, 0, 'csf'],
    ['failure when the target was missed', 4, { capaian: 99.99 }, 0, 'gagal'],
    ['failure when a cause is recorded', 4, { penyebab: 'Alat rusak' }, 0, 'gagal'],
    ['failure when a factor failed', 4, { csfGagal: ['Alat rusak'] }, 0, 'gagal'],
    ['Ex only of external performance', 4, { external: true }, 0, 'ex'],
  ])('shows %s', (_, level, change, cross, action) => {
    expect(shown(level, change, cross)).toContain(action);
    expect(shown(level)).not.toContain(action);
  });

  it('keeps the icons of the lowest level there', () => {
    const facts = { csfTercapai: ['x'], csfGagal: ['y'], capaian: 10, penyebab: 'z' };
    expect(shown(3, facts)).toEqual([]);
    expect(shown(4, facts)).toEqual(['csf', 'gagal', 'kamus']);
  });

  it('has no failure to tell of where nothing was measured', () => {
    expect(shown(4, { capaian: null })).toEqual(['kamus']);
  });

  it('has none for the director himself', () => {
    expect(shown(1, { rsud: 'direktur' })).not.toContain('wakil-direktur');
  });

  it('is worked out from the boxes of the tree', () => {
    model.keys.forEach((_, box) => {
      const actions = actionsOf(model, box);
      expect(actions.includes('cc')).toBe((model.crossItems[box]?.length ?? 0) > 0);
      expect(actions.includes('pk')).toBe(cardAt(model, box).pk !== null);
      expect(actionsOf(model, box)).toBe(actions);
    });
  });

  it('all have a name, and a width that holds their letters', () => {
    for (const { sign, label, width } of Object.values(actionRules)) {
      expect(label).not.toBe('');
      if (!['check', 'info', 'cross'].includes(sign)) expect(width).toBeGreaterThan(sign.length * 6);
    }
  });
});
