import type { RekapAnggaranRow } from '@selaras/contracts';
import fc from 'fast-check';
import { linesOfTree, openDownTo, visibleLines } from './rekap-line';
import { treeStep } from './tree-keys';

const levels = ['program', 'kegiatan', 'sub_kegiatan'] as const;
const nothing = { pagu: 0, tw: [0, 0, 0, 0], realisasi: 0, sisa: 0, serapan: null, pagu_sendiri: null };

const baris = (depths: readonly number[]): RekapAnggaranRow[] =>
  depths.map((kedalaman, at) => ({
    ...nothing,
    level: levels[kedalaman] ?? 'program',
    id: at + 1,
    kedalaman,
    kode: `${at}`,
    nama: `Baris ${at}`,
  }));

/** Depths of the lines of a random tree in its order. */
const tree = fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 40 }).map((wanted) => {
  const depths: number[] = [];
  for (const depth of wanted) depths.push(Math.min(depth, (depths.at(-1) ?? -1) + 1));
  return depths;
});

describe('lines of a tree', () => {
  it('know what they stand below and their place among their siblings', () => {
    const lines = linesOfTree(baris([0, 1, 2, 2, 1, 0]));
    expect(lines.map(({ induk }) => induk)).toEqual([
      null,
      'program 1',
      'kegiatan 2',
      'kegiatan 2',
      'program 1',
      null,
    ]);
    expect(lines.map(({ position, dari }) => `${position}/${dari}`)).toEqual([
      '1/2',
      '1/2',
      '1/2',
      '2/2',
      '2/2',
      '2/2',
    ]);
    expect(lines.map(({ hasChildren }) => hasChildren)).toEqual([true, true, false, false, false, false]);
  });

  it('are seen down to the chosen level, whatever the tree', () => {
    fc.assert(
      fc.property(tree, fc.constantFrom(...levels), (depths, depth) => {
        const lines = linesOfTree(baris(depths));
        const seen = visibleLines(lines, openDownTo(lines, depth));
        expect(seen).toEqual(lines.filter(({ kedalaman }) => kedalaman <= levels.indexOf(depth)));
      }),
    );
  });

  it('are hidden with everything below when a line above is closed', () => {
    const lines = linesOfTree(baris([0, 1, 2, 0]));
    expect(visibleLines(lines, new Set(['kegiatan 2'])).map(({ key }) => key)).toEqual([
      'program 1',
      'program 4',
    ]);
  });
});

describe('keys in the tree', () => {
  const lines = linesOfTree(baris([0, 1, 2, 0]));
  const open = new Set(['program 1', 'kegiatan 2']);

  it.each([
    ['ArrowDown', 'program 1', { kind: 'focus', key: 'kegiatan 2' }],
    ['ArrowUp', 'program 1', null],
    ['Home', 'program 4', { kind: 'focus', key: 'program 1' }],
    ['End', 'program 1', { kind: 'focus', key: 'program 4' }],
    ['ArrowRight', 'program 1', { kind: 'focus', key: 'kegiatan 2' }],
    ['ArrowRight', 'sub_kegiatan 3', null],
    ['ArrowLeft', 'kegiatan 2', { kind: 'close', key: 'kegiatan 2' }],
    ['ArrowLeft', 'sub_kegiatan 3', { kind: 'focus', key: 'kegiatan 2' }],
    ['ArrowLeft', 'program 4', null],
    ['Enter', 'program 1', { kind: 'close', key: 'program 1' }],
    [' ', 'program 4', null],
    ['a', 'program 1', null],
  ])('%s on %s leads to %p', (key, focused, expected) => {
    expect(treeStep(key, { lines, open, focused })).toEqual(expected);
  });

  it('open a closed line to the right', () => {
    const closed = visibleLines(lines, new Set());
    expect(treeStep('ArrowRight', { lines: closed, open: new Set(), focused: 'program 1' })).toEqual({
      kind: 'open',
      key: 'program 1',
    });
  });

  it('reach every line by going down from the first, whatever the tree', () => {
    fc.assert(
      fc.property(tree, (depths) => {
        const all = linesOfTree(baris(depths));
        const place = { lines: all, open: openDownTo(all, 'sub_kegiatan') };
        const walked = [all[0]?.key ?? ''];
        for (;;) {
          const step = treeStep('ArrowDown', { ...place, focused: walked.at(-1) ?? '' });
          if (step === null) break;
          walked.push(step.key);
        }
        expect(walked).toEqual(all.map(({ key }) => key));
      }),
    );
  });
});
