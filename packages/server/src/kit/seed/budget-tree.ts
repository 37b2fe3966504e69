import { allocate, quarterly, sumLists, toThousands } from './budget';
import type { OutlineKegiatan, OutlineProgram, OutlineSub } from './outline';
import type { Random } from './random';

/** Ceiling and spending of an item by quarter; those of its children add up to it. */
export interface Budget {
  readonly pagu: number;
  readonly real: number;
  readonly pagu_tw: readonly number[];
  readonly real_tw: readonly number[];
  readonly children: readonly Budget[];
}

type Item = OutlineProgram | OutlineKegiatan | OutlineSub;

const MILLION = 1_000_000;
/** Budgets grow by this much a year. */
const GROWTH = 1.045;

/** The budget of a programme `years` years after the first one, divided down to its sub-activities. */
export function budgetOfProgram(program: OutlineProgram, years: number, random: Random): Budget {
  const pagu = toThousands(program.pagu * MILLION * GROWTH ** years);
  const known = years === 0 ? rupiah(program.extra.real) : undefined;
  return divide(program, pagu, known ?? toThousands(pagu * random.between(0.885, 0.965)), years, random);
}

function divide(item: Item, pagu: number, real: number, years: number, random: Random): Budget {
  const items = childrenOf(item);
  if (items.length === 0) {
    return { pagu, real, pagu_tw: quarterly(pagu, random), real_tw: quarterly(real, random), children: [] };
  }
  const scale = GROWTH ** years;
  const allPagu = allocate(
    pagu,
    items.map(({ extra }) => ({
      fixed: extra.pagu === undefined ? undefined : toThousands(Number(extra.pagu) * MILLION * scale),
      weight: Number(extra.bobot ?? random.between(1, 3)),
    })),
  );
  const allRealisasi = allocate(
    real,
    items.map(({ extra }, index) => ({
      fixed: years === 0 ? rupiah(extra.real) : undefined,
      weight: (allPagu[index] ?? 0) * random.between(0.985, 1.015),
    })),
  );
  const children = items.map((child, index) =>
    divide(child, allPagu[index] ?? 0, allRealisasi[index] ?? 0, years, random),
  );
  return {
    pagu,
    real,
    pagu_tw: sumLists(children.map(({ pagu_tw }) => pagu_tw)),
    real_tw: sumLists(children.map(({ real_tw }) => real_tw)),
    children,
  };
}

function childrenOf(item: Item): readonly Item[] {
  if ('kegiatan' in item) return item.kegiatan;
  return 'sub' in item ? item.sub : [];
}

function rupiah(millions: string | undefined): number | undefined {
  return millions === undefined ? undefined : toThousands(Number(millions) * MILLION);
}
