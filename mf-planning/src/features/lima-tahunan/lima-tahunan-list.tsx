import {
  type LimaTahunanListRow,
  limaTahunanFields,
  perTahunNames,
  yearlyFigureLabels,
} from '@selaras/contracts';
import { formatPercent, statusCapaianOf, targetText } from '@selaras/domain';
import { viewsOf } from '@selaras/resource/core';
import { latePart, Skeleton, type TableColumn } from '@selaras/ui';
import { Measured } from '../../resource/measured';
import { pkWords } from '../kinerja/pk-words';
import { STATUS_WIDTH, StatusCell } from '../kinerja/status-cell';
import { useYearOf } from './use-year-of';

const { column } = viewsOf({ fields: limaTahunanFields });

/** A picture beside figures that are there already. */
const TargetLine = latePart(
  async () => (await import('./target-line')).TargetLine,
  () => <Skeleton width="96px" height="28px" />,
);

/** Figure of the chosen year, with its unit. */
function YearFigure({
  row,
  name,
}: {
  row: LimaTahunanListRow;
  name: 'target' | 'realisasi' | 'rata_nasional';
}) {
  const posisi = useYearOf(row.tahun_mulai);
  const value = posisi === null ? null : row[`${name}_${posisi}`];
  return (
    <Measured
      value={name === 'target' ? targetText({ ...row, target: value }) : value}
      satuan={name === 'target' ? row.satuan : null}
    />
  );
}

function useCapaian(row: LimaTahunanListRow): number | null {
  const posisi = useYearOf(row.tahun_mulai);
  return posisi === null ? null : row[`capaian_${posisi}`];
}

const YearCapaian = ({ row }: { row: LimaTahunanListRow }) => formatPercent(useCapaian(row));
const YearStatus = ({ row }: { row: LimaTahunanListRow }) => (
  <StatusCell status={statusCapaianOf(useCapaian(row), row.csf_gagal)} />
);

/** Figures of the chosen year, the way through the period, and what is hidden until it is asked for. */
export const limaTahunanColumns: readonly TableColumn<LimaTahunanListRow>[] = [
  column('baseline', {
    cell: ({ baseline }) => <Measured value={baseline} satuan={null} />,
    sortable: true,
  }),
  {
    id: 'target',
    title: yearlyFigureLabels.target,
    value: () => null,
    cell: (row) => <YearFigure row={row} name="target" />,
    numeric: true,
    sortable: true,
  },
  {
    id: 'realisasi',
    title: yearlyFigureLabels.realisasi,
    value: () => null,
    cell: (row) => <YearFigure row={row} name="realisasi" />,
    numeric: true,
    sortable: true,
  },
  {
    id: 'capaian',
    title: yearlyFigureLabels.capaian,
    value: () => null,
    cell: (row) => <YearCapaian row={row} />,
    numeric: true,
    sortable: true,
  },
  {
    id: 'status',
    inCard: 'state',
    title: 'Status',
    minWidth: STATUS_WIDTH,
    value: () => null,
    cell: (row) => <YearStatus row={row} />,
  },
  { id: 'arah', title: 'Target lima tahun', value: () => null, cell: (row) => <TargetLine row={row} /> },
  {
    id: 'pembanding',
    title: yearlyFigureLabels.rata_nasional,
    value: () => null,
    cell: (row) => <YearFigure row={row} name="rata_nasional" />,
    numeric: true,
  },
  {
    id: 'status_upload_pk',
    title: 'Perjanjian kinerja',
    value: ({ status_upload_pk }) => pkWords(status_upload_pk),
  },
  ...perTahunNames('target').map((name) => column(name, { hidden: true })),
];
