/** @jest-environment node */
import { generatedTree, shapes } from '../../testing/generated-tree';
import { buildTree } from '../model/build';
import type { Card } from '../model/card';
import { indexRows } from '../model/index-rows';
import { cardAt } from '../model/model';
import { type CheckKind, checkCascade, checkKinds, type PlanFindings } from './checks';

const healthy: Card = {
  ...cardAt(buildTree(generatedTree(shapes.kecil), { maxDepth: 5 }), 2),
  status: 'tercapai',
  csfGagal: [],
};

let next = 0;
/** A card that no other says the same as. */
const card = (part: Partial<Card> = {}): Card => {
  next += 1;
  return { ...healthy, sasaran: `Sasaran ${next}`, ...part };
};
const found = (rows: readonly [key: string, parent: string | null, level: number, card: Card][]) =>
  checkCascade(
    indexRows(rows.map(([key, parent, level, own]) => ({ key, parent, level, card: own, cross: false }))),
  ).map(({ kind, key }) => `${kind} ${key}`);

describe('checks of the cascade', () => {
  it('find nothing in a cascade that is complete', () => {
    expect(
      found([
        ['a', null, 2, card()],
        ['b', 'a', 3, card()],
      ]),
    ).toEqual([]);
  });

  it.each<[CheckKind, Partial<Card>]>([
    ['no-indikator', { indikator: [] }],
    ['no-indikator', { indikator: ['', ' – '] }],
    ['no-satuan', { satuan: null }],
    ['no-satuan', { satuan: '-' }],
    ['no-pengampu', { pengampu: null }],
    ['no-target', { target: null }],
  ])('find a box %s (%j)', (kind, part) => {
    expect(found([['a', null, 2, card(part)]])).toEqual([`${kind} a`]);
  });

  it('take % for a unit of measure', () => {
    expect(found([['a', null, 2, card({ satuan: '%' })]])).toEqual([]);
  });

  it('take the bounds of a range for its target', () => {
    expect(found([['a', null, 2, card({ polaritas: 'range', target: null })]])).toEqual([]);
  });

  it('ask no owner of the goals, for which the unit answers', () => {
    expect(found([['a', null, 1, card({ pengampu: null })]])).toEqual([]);
  });

  it('find a parent that missed although all its children pass', () => {
    const missed = card({ status: 'tidak-tercapai' });
    expect(
      found([
        ['a', null, 2, missed],
        ['b', 'a', 3, card()],
        ['c', 'a', 3, card()],
      ]),
    ).toEqual(['parent-failed a']);
    expect(
      found([
        ['a', null, 2, missed],
        ['b', 'a', 3, card({ status: 'csf-gagal' })],
      ]),
    ).toEqual([]);
    expect(found([['a', null, 2, missed]])).toEqual([]);
  });

  it('find the same goal and indicator twice in a unit, whatever the spelling of spaces and capitals', () => {
    const twin = card({ sasaran: 'Meningkatnya  Mutu' });
    const rows: Parameters<typeof found>[0] = [
      ['a', null, 2, twin],
      ['b', null, 2, { ...twin, sasaran: 'meningkatnya mutu ' }],
    ];
    expect(found(rows)).toEqual(['duplicate a', 'duplicate b']);
    const other = { ...twin, satuanKerja: { ...twin.satuanKerja, id: 7 } };
    expect(
      found([
        ['a', null, 2, twin],
        ['b', null, 2, other],
      ]),
    ).toEqual([]);
    expect(
      found([
        ['a', null, 2, twin],
        ['b', 'a', 3, twin],
      ]),
    ).toEqual([]);
  });

  it('name what the tree itself has wrong, with a jump where there is a box', () => {
    const findings = checkCascade(
      indexRows(
        [{ key: 'a', parent: 'hilang', level: 2, cross: false, card: card() }],
        [{ kind: 'unreadable', key: 'rusak' }],
      ),
    );
    expect(findings).toEqual([
      { kind: 'unreadable', key: 'rusak', box: -1, detail: null },
      { kind: 'no-parent', key: 'a', box: 0, detail: null },
    ]);
    expect(checkKinds).toContain('unreadable');
  });

  describe('with what the plan of the unit is known to lack', () => {
    const unit = healthy.satuanKerja.id;
    const rows = (own: Partial<Card>, other: Partial<Card> = {}) =>
      indexRows([
        { key: 'rpjmd', parent: null, level: 0, cross: false, card: card({ nodeId: 1, target: null }) },
        { key: 'goal', parent: 'rpjmd', level: 1, cross: false, card: card({ nodeId: 2 }) },
        { key: 'program', parent: 'goal', level: 2, cross: false, card: card({ nodeId: 3, ...own }) },
        { key: 'sub', parent: 'program', level: 4, cross: false, card: card({ nodeId: 4, ...other }) },
      ]);
    const told = (model: ReturnType<typeof rows>, ...found: PlanFindings['found']) =>
      checkCascade(model, { satuanKerjaId: unit, found, wajib: 0 }).map(
        ({ kind, key, detail }) => `${kind} ${key}${detail === null ? '' : `: ${detail}`}`,
      );
    const finding = (
      kind: PlanFindings['found'][number]['kind'],
      node: string,
      detail: string | null = null,
    ) => ({
      kind,
      node,
      label: 'Indikator',
      detail,
    });

    it('tell exactly that of its boxes, and of what stands above the plan what the tree says', () => {
      const model = rows({ target: null });
      expect(
        told(
          model,
          finding('no-target', 'kinerja-program:3'),
          finding('wrong-sum', 'kinerja-program:3', 'Pagu Rp 100, jumlah di bawahnya Rp 150'),
          finding('no-kamus', 'sasaran-strategis-pd:2'),
          finding('no-target', 'kinerja-sub-kegiatan:4', 'Langkah aksi: Indikator'),
        ),
      ).toEqual([
        'no-target rpjmd',
        'no-target program',
        'wrong-sum program: Pagu Rp 100, jumlah di bawahnya Rp 150',
        'no-kamus goal',
        'no-target sub: Langkah aksi: Indikator',
      ]);
    });

    it('tell nothing that was mended there, although the tree is older', () => {
      expect(told(rows({ target: null, pengampu: null }))).toEqual(['no-target rpjmd']);
    });

    it('keep what only a tree tells: a parent that missed while its children pass', () => {
      expect(told(rows({ status: 'tidak-tercapai' }, { status: 'tercapai' }))).toEqual([
        'no-target rpjmd',
        'parent-failed program',
      ]);
    });

    it('leave boxes of other units to the tree, and name what it does not hold', () => {
      const other = { ...healthy.satuanKerja, id: unit + 1 };
      expect(
        told(rows({ target: null, satuanKerja: other }), finding('no-satuan', 'kinerja-kegiatan:9')),
      ).toEqual(['no-target rpjmd', 'no-target program', 'no-satuan Indikator']);
    });
  });
});
