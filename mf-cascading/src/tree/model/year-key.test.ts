/** @jest-environment node */
import type { CascadingTree, SasaranRpjmdNode } from '@selaras/contracts';
import fc from 'fast-check';
import { generatedTree, shapes } from '../../testing/generated-tree';
import { buildTree } from './build';
import { cardOf } from './card';

const tree = generatedTree({ ...shapes.kecil, crossEvery: 0 });
const [rpjmd] = tree.data as [SasaranRpjmdNode];

const names = ['target', 'realisasi', 'capaian'] as const;
const figure = fc.integer({ min: -9999, max: 99_999 }).map((value) => value / 100);
const five = fc.tuple(figure, figure, figure, figure, figure);
const years = fc.record({ target: five, realisasi: five, capaian: five });
const start = fc.integer({ min: 2000, max: 2090 });

/** The five-year row of a period with these figures; what stands in its plain fields belongs to no year. */
const rowOf = (tahun_mulai: number, figures: Record<(typeof names)[number], number[]>) => ({
  ...rpjmd,
  tahun_mulai,
  ...Object.fromEntries(
    names.flatMap((name) => figures[name].map((value, at) => [`${name}_${at + 1}`, value])),
  ),
  target: -1,
  realisasi: -2,
  capaian: -3,
});

describe('for whatever period and figures', () => {
  it('a box says what its row holds under the key of the year, and of no other', () => {
    fc.assert(
      fc.property(start, years, fc.integer({ min: -8, max: 12 }), (mulai, figures, offset) => {
        const card = cardOf(rowOf(mulai, figures), mulai + offset);
        const inside = offset >= 0 && offset < 5;
        expect([card.target, card.realisasi, card.capaian]).toEqual(
          inside ? names.map((name) => figures[name][offset]) : [-1, -2, -3],
        );
      }),
    );
  });

  it('the strip of years has every year of the period once, each with its own figures', () => {
    fc.assert(
      fc.property(start, years, (mulai, figures) => {
        const { tahunan } = cardOf(rowOf(mulai, figures), mulai);
        expect(tahunan).toEqual(
          [0, 1, 2, 3, 4].map((at) => ({
            tahun: mulai + at,
            target: figures.target[at],
            realisasi: figures.realisasi[at],
            capaian: figures.capaian[at],
          })),
        );
      }),
    );
  });

  it('a whole tree of random rows keeps each row’s year apart from the others’', () => {
    const position = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(start, position, fc.array(years, { minLength: 2, maxLength: 6 }), (mulai, at, rows) => {
        const data = rows.map((figures, index) => ({ ...rowOf(mulai, figures), id: 1000 + index }));
        const built: CascadingTree = { ...tree, meta: { ...tree.meta, tahun: mulai + at }, data };
        const { cards } = buildTree(built, { maxDepth: 1 });
        const own = cards.all().filter(({ nodeId }) => nodeId >= 1000);
        expect(own.map(({ target, realisasi, capaian }) => ({ target, realisasi, capaian }))).toEqual(
          rows.map((figures) => ({
            target: figures.target[at],
            realisasi: figures.realisasi[at],
            capaian: figures.capaian[at],
          })),
        );
      }),
    );
  });
});
