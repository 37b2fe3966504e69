import type { CascadingTree } from '@selaras/contracts';
import { generatedTree, shapes } from '../../testing/generated-tree';
import { otherYear, type YearChanges } from '../../testing/other-year';
import { buildTree } from '../model/build';
import type { Card } from '../model/card';
import type { ChangeKind } from '../model/year-mark';
import { yearTreeOf } from '../years/year-tree';
import { changeBetween, kindOf } from './change';
import { changedBoxes, compareYears } from './comparison';
import { yearMarks } from './year-marks';

const tree = generatedTree({ ...shapes.kecil, crossEvery: 0 });
const [card] = buildTree(tree, { maxDepth: 5 }).cards.all();
if (card === undefined) throw new Error('The generated tree is empty');

describe('what differs between two years of a box', () => {
  it.each<[string, Partial<Card>, Partial<Card>, ChangeKind[], string]>([
    ['a risen achievement', { capaian: 98.2 }, { capaian: 101 }, ['naik'], 'Capaian 98,2% → 101%'],
    ['a fallen achievement', { capaian: 101 }, { capaian: 98.2 }, ['turun'], 'Capaian 101% → 98,2%'],
    [
      'another target',
      { target: 90, satuan: '%' },
      { target: 95, satuan: '%' },
      ['target'],
      'Target 90 % → 95 %',
    ],
    [
      'another unit of measure',
      { target: 9, satuan: 'km' },
      { target: 9, satuan: 'm' },
      ['target'],
      'Target 9 km → 9 m',
    ],
    ['another goal', { sasaran: 'A' }, { sasaran: 'B' }, ['rumusan'], 'Sasaran A → B'],
    ['another indicator', { indikator: ['A'] }, { indikator: ['A', 'B'] }, ['rumusan'], 'Indikator A → A, B'],
    [
      'another owner',
      { pengampu: null },
      { pengampu: { jenis: 'tim-kerja', nama: 'Tim Gizi', rincian: null } },
      ['pengampu'],
      'Pengampu - → Tim Gizi',
    ],
    [
      'two things at once',
      { capaian: 90, target: 1 },
      { capaian: 80, target: 2 },
      ['turun', 'target'],
      `Capaian 90% → 80%; Target 1 ${card.satuan} → 2 ${card.satuan}`,
    ],
  ])('%s', (_, before, after, kinds, text) => {
    expect(changeBetween({ ...card, ...before }, { ...card, ...after })).toEqual({ kinds, text });
  });

  it('an achievement that is not known in one of the years neither rose nor fell', () => {
    expect(changeBetween({ ...card, capaian: null }, { ...card, capaian: 80 })).toBeNull();
    expect(changeBetween({ ...card, capaian: 80 }, { ...card, capaian: null })).toBeNull();
  });

  it('a box of one year only is new or gone', () => {
    expect(changeBetween(null, card)?.kinds).toEqual(['baru']);
    expect(changeBetween(card, null)?.kinds).toEqual(['hilang']);
    expect(changeBetween(null, null)).toBeNull();
    expect(changeBetween(card, card)).toBeNull();
  });

  it.each([
    ['naik', 'naik'],
    ['semua', null],
    ['toString', null],
    [null, null],
  ])('the address %p names the kind %p', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });
});

const withYear = (other: CascadingTree) =>
  yearTreeOf(
    new Map([
      [2025, buildTree(tree, { maxDepth: 5 })],
      [2026, buildTree(other, { maxDepth: 5 })],
    ]),
  );
const next = (changes?: YearChanges) => otherYear(tree, 2026, changes);

describe('two years of a tree', () => {
  it('count each kind of difference and list its boxes in the order of the tree', () => {
    const changes: YearChanges = {
      sub: (list, first) => (first ? list.slice(1) : list.map((row) => ({ ...row, target: 1 }))),
    };
    const comparison = compareYears(withYear(next(changes)), 2025, 2026);
    expect(comparison.counts.get('hilang')).toBe(1);
    expect(comparison.counts.get('target')).toBe(14);
    expect(comparison.counts.has('baru')).toBe(false);
    const boxes = changedBoxes(comparison, 'target');
    expect(boxes).toHaveLength(14);
    expect(boxes).toEqual(boxes.toSorted((a, b) => a - b));
    expect(changedBoxes(comparison, null)).toEqual(expect.arrayContaining(boxes));
  });

  it('have lost nothing of a unit that the other year does not tell of yet', () => {
    const silent = { ...next(), data: tree.data.map((goal) => ({ ...goal, sasaran_strategis_pd: [] })) };
    const { counts } = compareYears(withYear(silent), 2025, 2026);
    expect(counts.has('hilang')).toBe(false);
  });

  it('put a mark in words on what differs, and only on the kind that was asked for', () => {
    const together = withYear(next());
    const comparison = compareYears(together, 2025, 2026);
    const [box = -1] = changedBoxes(comparison, 'naik');
    const markFor = (kind: ChangeKind | null) =>
      yearMarks(together.modelOf(2026), 2026, together.knows, comparison, kind)[box];
    expect(markFor(null)).toMatchObject({
      text: expect.stringContaining('Capaian'),
      change: 'naik',
      absent: null,
    });
    expect(markFor('baru')).toBeNull();
  });
});
