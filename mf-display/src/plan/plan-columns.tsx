import { type PlanLine, targetText } from '@selaras/domain';
import type { TableColumn } from '@selaras/ui';
import { paguColumn } from '../cells/pagu-column';
import { PlanText } from './plan-text';

/** The target of the year as it is shown; empty where the row is not measured itself. */
const shownTarget = (line: PlanLine): string => (line.indikator === null ? '' : targetText(line));

/** Columns that tables of plans are put together from. */
export const planColumns = {
  uraian: {
    id: 'uraian',
    title: 'Uraian',
    minWidth: 'min(22rem, 60vw)',
    value: ({ text }) => text,
    cell: (line) => <PlanText {...line} />,
  },
  indikator: {
    id: 'indikator',
    title: 'Indikator',
    minWidth: '14rem',
    value: ({ indikator }) => indikator ?? '',
  },
  target: {
    id: 'target',
    title: 'Target',
    numeric: true,
    value: ({ target }) => target,
    cell: shownTarget,
  },
  satuan: {
    id: 'satuan',
    title: 'Satuan',
    value: ({ satuan }) => satuan,
    cell: ({ satuan }) => satuan ?? '',
  },
  pagu: paguColumn,
} satisfies Readonly<Record<string, TableColumn<PlanLine>>>;

/** Target of the year and ceiling. */
export const yearColumns: readonly TableColumn<PlanLine>[] = [
  planColumns.uraian,
  planColumns.indikator,
  planColumns.target,
  planColumns.satuan,
  planColumns.pagu,
];
