import type { CapaianCount, CapaianUnit } from '@selaras/contracts';
import { formatDecimal, formatRoughPercent, type KeadaanCapaian } from '@selaras/domain';
import type { StackedBar } from '@selaras/ui';

/** Stands for all units together among the bars. */
export const ALL_UNITS = 0;

type Bar = StackedBar<KeadaanCapaian>;

const barOf = (id: number, label: string, jumlah: CapaianCount): Bar => ({
  id,
  label,
  counts: {
    tercapai: jumlah.tercapai,
    'tidak-tercapai': jumlah.tidak_tercapai,
    'belum-ada-data': jumlah.belum_ada_data,
  },
});

const totalOf = ({ counts }: Bar) => counts.tercapai + counts['tidak-tercapai'] + counts['belum-ada-data'];
const shareReached = (bar: Bar) => bar.counts.tercapai / totalOf(bar);

/** Bars of units, those that reached the smallest part of their targets first; before several the sum of all. */
export function unitBars(units: readonly CapaianUnit[]): Bar[] {
  const bars = units
    .map(({ satuan_kerja, jumlah }) =>
      barOf(satuan_kerja.satuan_kerja_id, satuan_kerja.singkatan ?? satuan_kerja.satuan_kerja_nama, jumlah),
    )
    .filter((bar) => totalOf(bar) > 0)
    .sort((a, b) => shareReached(a) - shareReached(b) || a.label.localeCompare(b.label, 'id'));
  return bars.length > 1 ? [barOf(ALL_UNITS, 'Semua perangkat daerah', sumOf(units)), ...bars] : bars;
}

function sumOf(units: readonly CapaianUnit[]): CapaianCount {
  const sum = (of: (jumlah: CapaianCount) => number) =>
    units.reduce((total, { jumlah }) => total + of(jumlah), 0);
  return {
    tercapai: sum(({ tercapai }) => tercapai),
    tidak_tercapai: sum(({ tidak_tercapai }) => tidak_tercapai),
    belum_ada_data: sum(({ belum_ada_data }) => belum_ada_data),
  };
}

/** The conclusion of the bars as a sentence; `sebutan` names what is counted. */
export function conclusionOf([whole, lowest]: readonly Bar[], sebutan: string): string {
  if (whole === undefined) return `Belum ada ${sebutan}`;
  const [reached, total] = [whole.counts.tercapai, totalOf(whole)];
  const sentence = `${formatDecimal(reached)} dari ${formatDecimal(total)} ${sebutan} mencapai target (${formatRoughPercent((reached / total) * 100)})`;
  return lowest === undefined || shareReached(lowest) === 1
    ? sentence
    : `${sentence}; paling rendah di ${lowest.label}`;
}
