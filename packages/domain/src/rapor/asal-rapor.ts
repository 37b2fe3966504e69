import { sumRupiah } from '../numbers/sum-rupiah';

/** What the diagram of a report card is measured in: items, or their budget of the quarter in rupiah. */
export const ukuranRapor = ['jumlah', 'anggaran'] as const;
export type UkuranRapor = (typeof ukuranRapor)[number];

/** Origins that stand by themselves; the smaller ones stand together. */
const MOST = 8;

interface Aliran extends Readonly<Record<UkuranRapor, number>> {
  /** Id of the programme, key indicator or unit where the stream begins. */
  readonly asal: number;
}

/**
 * Origins that a report card's diagram shows by themselves, the largest first and of equal ones the older; all others
 * stand together as one part, and there is none that stands together alone. Diagram and rows both read this rule, so
 * that the part "n lainnya" opens exactly what it counts.
 */
export function asalTersendiri(streams: readonly Aliran[], ukuran: UkuranRapor): readonly number[] {
  const sizes = new Map<number, number>();
  for (const { asal, [ukuran]: size } of streams) sizes.set(asal, sumRupiah([sizes.get(asal) ?? 0, size]));
  const largest = [...sizes].sort(([a, sizeA], [b, sizeB]) => sizeB - sizeA || a - b).map(([asal]) => asal);
  return largest.length <= MOST + 1 ? largest : largest.slice(0, MOST);
}
