import type { CapaianInput } from './capaian';
import { capaianTargetAkhir, pertumbuhan } from './pertumbuhan';

/** A key indicator over the years of its period, as far as its chosen year is compared with others. */
export interface FiveYearIku extends Pick<CapaianInput, 'polaritas' | 'range_min' | 'range_max'> {
  readonly baseline: number | null;
  /** The years in order. */
  readonly tahunan: readonly {
    readonly tahun: number;
    readonly target: number | null;
    readonly realisasi: number | null;
  }[];
}

/**
 * What a year's realisation means beside the other years: growth against the year before, which is the baseline for the
 * first, and achievement of the last target (domain §3). Without that year in the period both are null.
 */
export function derivedIku(iku: FiveYearIku, tahun: number, realisasi: number | null) {
  const at = iku.tahunan.findIndex((year) => year.tahun === tahun);
  const before = at === 0 ? iku.baseline : (iku.tahunan[at - 1]?.realisasi ?? null);
  const lastTarget = at < 0 ? null : (iku.tahunan.at(-1)?.target ?? null);
  return {
    pertumbuhan: pertumbuhan(realisasi, before),
    capaian_target_akhir: at < 0 ? null : capaianTargetAkhir({ ...iku, realisasi, lastTarget }),
  };
}
