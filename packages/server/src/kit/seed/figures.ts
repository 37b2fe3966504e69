import { capaianOf, nilaiTahun, type Polaritas, round, type TipeHitung } from '@selaras/domain';
import type { Random } from './random';

export interface Measure {
  readonly satuan: string;
  readonly polaritas: Polaritas;
  readonly tipe_hitung: TipeHitung;
  readonly target: number;
  readonly range_min: number | null;
  readonly range_max: number | null;
}

/** The measure of an item `years` years after the first one, whose target is the item's own. */
export function measureOf(
  item: {
    readonly satuan: string;
    readonly target: number;
    readonly extra: Readonly<Record<string, string>>;
  },
  years: number,
  polaritas: Polaritas,
  tipe_hitung: TipeHitung,
): Measure {
  const [range_min = null, range_max = null] = item.extra.range?.split(',').map(Number) ?? [];
  const { satuan } = item;
  return {
    satuan,
    polaritas,
    tipe_hitung,
    target: targetAfter(item, years, polaritas),
    range_min,
    range_max,
  };
}

/** Targets are raised a little every year; small counts and those of 100 percent stay. */
function targetAfter(
  { satuan, target }: { satuan: string; target: number },
  years: number,
  polaritas: Polaritas,
): number {
  if (years === 0 || polaritas === 'range') return target;
  if (polaritas === 'minimize') return round(target * 0.97 ** years);
  if (satuan === 'persen')
    return Math.min(100, round(target + Math.min(2, (100 - target) * 0.15) * years, 1));
  if (measured.test(satuan)) return round(target * 1.02 ** years, target < 10 ? 2 : 1);
  return target < 20 ? target : Math.round(target * 1.03 ** years);
}

/** What is known beforehand; everything else is made up so that it fits. */
export interface Known {
  readonly realisasi?: number | undefined;
  readonly target_tw?: readonly number[] | undefined;
  readonly realisasi_tw?: readonly number[] | undefined;
  /** Whether the target is to be met when nothing is known; null when nothing has been reported yet. */
  readonly met: boolean | null;
}

type Quarters = readonly [number, number, number, number];

/** Units whose values are measured, not counted. */
const measured = /persen|poin|indeks|km|meter|hektare|tahun|ton|jam|menit|skor/;

/** A year of a measured performance: quarters that add up, follow or average to the year by `tipe_hitung`. */
export function figuresOf(measure: Measure, known: Known, random: Random) {
  const { target, tipe_hitung, polaritas, range_min, range_max } = measure;
  const digits = measured.test(measure.satuan) || !Number.isInteger(target) ? 2 : 0;
  const goal = known.realisasi ?? realisasiOf(measure, known.met ?? true, digits, random);
  const plan = quartersOf(known.target_tw) ?? spread(target, tipe_hitung, polaritas, digits, null);
  const reported = quartersOf(known.realisasi_tw) ?? spread(goal, tipe_hitung, polaritas, digits, random);
  const actual = known.met === null ? [] : reported;
  const realisasi = nilaiTahun(tipe_hitung, actual);
  return {
    target,
    ...perTriwulan('target', plan),
    realisasi,
    ...perTriwulan('realisasi', actual),
    capaian: capaianOf({ polaritas, target, realisasi, range_min, range_max }),
  };
}

/** Four values as the columns `<nama>_tw1` … `_tw4`. */
export function perTriwulan<Nama extends string>(nama: Nama, values: readonly (number | null)[]) {
  return Object.fromEntries(
    [0, 1, 2, 3].map((index) => [`${nama}_tw${index + 1}`, values[index] ?? null]),
  ) as Record<`${Nama}_tw${1 | 2 | 3 | 4}`, number | null>;
}

function quartersOf(values: readonly number[] | undefined): Quarters | null {
  return values === undefined ? null : (values as unknown as Quarters);
}

/** One report of one is not missed by a part of it. */
const SMALLEST_MISSED = 2;

function realisasiOf(measure: Measure, met: boolean, digits: number, random: Random): number {
  const { target, polaritas, range_min, range_max } = measure;
  if (polaritas === 'range' && range_min !== null && range_max !== null) {
    return round(met ? random.between(range_min, range_max) : range_max * random.between(1.02, 1.08), digits);
  }
  const more = polaritas === 'maximize';
  if (met || (digits === 0 && target <= SMALLEST_MISSED)) {
    const surplus = random.chance(0.55) ? 0 : random.between(0.002, 0.05);
    const value = round(target * (more ? 1 + surplus : 1 - surplus), digits);
    return measure.satuan === 'persen' && more ? Math.max(target, Math.min(value, 100)) : value;
  }
  const value = round(target * (1 + (more ? -1 : 1) * random.between(0.015, 0.16)), digits);
  return value === target ? value + (more ? -1 : 1) : value;
}

const evenly: Quarters = [0.25, 0.5, 0.75, 1];
/** Works start late: tender first, then building. */
const lateStart: Quarters = [0.1, 0.38, 0.7, 1];
const towards = {
  maximize: [0.91, 0.94, 0.97, 1],
  minimize: [1.09, 1.06, 1.03, 1],
  range: [1, 1, 1, 1],
} as const;

function spread(
  total: number,
  tipe: TipeHitung,
  polaritas: Polaritas,
  digits: number,
  random: Random | null,
): Quarters {
  const jitter = (size: number) => (random === null ? 0 : random.between(-size, size));
  if (tipe === 'posisi_akhir') {
    const [a, b, c] = towards[polaritas];
    return [
      round(total * a, digits),
      round(total * b, digits),
      round(total * (c + jitter(0.01)), digits),
      total,
    ];
  }
  if (tipe === 'rata_rata') {
    const [a, b] = [round(total * jitter(0.02), digits), round(total * jitter(0.02), digits)];
    return [round(total - a), round(total - b), round(total + b), round(total + a)];
  }
  const counted = digits === 0;
  const upTo = (counted ? evenly : lateStart).map((part, index) => {
    const value = total * (part + (index < 3 ? jitter(0.02) : 0));
    return counted ? Math.floor(value) : round(value, digits);
  });
  return upTo.map((value, index) =>
    round(Math.max(0, value - (upTo[index - 1] ?? 0)), digits),
  ) as unknown as Quarters;
}
