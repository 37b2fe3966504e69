import { formatMeasure, formatPercent, formatRupiah, type PlanTarget, targetText } from '@selaras/domain';
import type { TableColumn } from '@selaras/ui';

type Figures = PlanTarget & {
  readonly satuan: string | null;
  readonly realisasi: number | null;
  readonly capaian: number | null;
};

/** What an indicator promised and reached in a year: unit, target (bounds where it is to stay within them), realisation, achievement. */
export const figureColumns: readonly TableColumn<Figures>[] = [
  { id: 'satuan', title: 'Satuan', value: ({ satuan }) => satuan },
  { id: 'target', title: 'Target', value: ({ target }) => target, cell: targetText, numeric: true },
  {
    id: 'realisasi',
    title: 'Realisasi',
    value: ({ realisasi }) => realisasi,
    cell: ({ realisasi }) => formatMeasure(realisasi),
    numeric: true,
  },
  {
    id: 'capaian',
    title: 'Capaian',
    value: ({ capaian }) => capaian,
    cell: ({ capaian }) => formatPercent(capaian),
    numeric: true,
  },
];

/** Ceiling of a row, Rupiah. */
export const paguColumn: TableColumn<{ readonly pagu: number | null }> = {
  id: 'pagu',
  title: 'Pagu',
  value: ({ pagu }) => pagu,
  cell: ({ pagu }) => formatRupiah(pagu),
  numeric: true,
};
