import {
  allTriwulan,
  capaianOf,
  isTercapai,
  measureProblem,
  nilaiTahun,
  type Polaritas,
  type TipeHitung,
  triwulanProblem,
} from '@selaras/domain';
import type { Values } from '@selaras/resource/core';

/** The four quarters of a figure. */
const quartersOf = (values: Values, name: string): (number | null)[] =>
  allTriwulan.map((tw) => (values[`${name}_tw${tw}`] as number | null | undefined) ?? null);

/** Sum of the quarters that are filled in; null when none is. */
export const sumOfQuarters = (name: string) => (values: Values) =>
  nilaiTahun('akumulasi', quartersOf(values, name));

/** Year's value of the quarters by the chosen way of counting. */
export const yearOfQuarters = (name: string) => (values: Values) =>
  nilaiTahun((values.tipe_hitung as TipeHitung | null) ?? 'akumulasi', quartersOf(values, name));

/** Achievement with what stands in the form now. */
export function capaianOfForm(values: Values): number | null {
  return capaianOf({
    polaritas: (values.polaritas as Polaritas | null) ?? 'maximize',
    target: (values.target as number | null) ?? null,
    realisasi: yearOfQuarters('realisasi')(values),
    range_min: (values.range_min as number | null) ?? null,
    range_max: (values.range_max as number | null) ?? null,
  });
}

/** Causes are asked for only while the achievement is below 100 (domain §9). */
export function isMissed(values: Values): boolean {
  const capaian = capaianOfForm(values);
  return capaian !== null && !isTercapai(capaian);
}

const measured = [
  'target',
  ...['target', 'realisasi'].flatMap((name) => allTriwulan.map((tw) => `${name}_tw${tw}`)),
];

/** Faults of the figures that need no server: values out of their unit, quarters that do not make up the year. */
export function figureFaults(values: Values): Record<string, string> {
  const faults: Record<string, string> = {};
  const unit = {
    satuan: String(values.satuan ?? ''),
    indikator: String(values.indikator ?? ''),
    ...(typeof values.tipe_hitung === 'string' && { tipe_hitung: values.tipe_hitung as TipeHitung }),
  };
  for (const name of measured) {
    const problem = measureProblem(unit, (values[name] as number | null) ?? null);
    if (problem !== null) faults[name] = problem;
  }
  const target = triwulanProblem(
    unit.tipe_hitung ?? 'akumulasi',
    values.target as number | null,
    quartersOf(values, 'target'),
  );
  if (target !== null && values.polaritas !== 'range') faults.target = target;
  const budget = triwulanProblem(
    'akumulasi',
    values.anggaran as number | null,
    quartersOf(values, 'anggaran'),
  );
  if (budget !== null) faults.anggaran = budget;
  if (values.polaritas === 'range') Object.assign(faults, rangeFaults(values));
  return faults;
}

function rangeFaults({ range_min, range_max }: Values): Record<string, string> {
  if (typeof range_min !== 'number' || typeof range_max !== 'number' || range_min <= range_max) return {};
  return { range_max: 'Batas atas tidak boleh di bawah batas bawah' };
}
