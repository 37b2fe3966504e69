import { formatMeasure, formatPercent, type PlanTarget, targetText } from '@selaras/domain';
import type { TableColumn } from '@selaras/ui';

/** What was promised of an indicator: the bounds where it is to stay within them. */
export const targetColumn: TableColumn<PlanTarget> = {
  id: 'target',
  title: 'Target',
  value: ({ target }) => target,
  cell: targetText,
  numeric: true,
};

/** What came of an indicator. */
export const realisasiColumn: TableColumn<{ readonly realisasi: number | null }> = {
  id: 'realisasi',
  title: 'Realisasi',
  value: ({ realisasi }) => realisasi,
  cell: ({ realisasi }) => formatMeasure(realisasi),
  numeric: true,
};

/** How far an indicator reached its target. */
export const capaianColumn: TableColumn<{ readonly capaian: number | null }> = {
  id: 'capaian',
  title: 'Capaian',
  value: ({ capaian }) => capaian,
  cell: ({ capaian }) => formatPercent(capaian),
  numeric: true,
};

type Figures = PlanTarget & {
  readonly satuan: string | null;
  readonly realisasi: number | null;
  readonly capaian: number | null;
};

/** What an indicator promised and reached in a year, with its unit. */
export const figureColumns: readonly TableColumn<Figures>[] = [
  { id: 'satuan', title: 'Satuan', value: ({ satuan }) => satuan },
  targetColumn,
  realisasiColumn,
  capaianColumn,
];
