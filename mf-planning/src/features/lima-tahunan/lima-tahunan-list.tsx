import type { AnswerOf, sasaranStrategisPdCalls } from '@selaras/contracts';
import { formatPercent, statusCapaianOf, yearsOfPeriod } from '@selaras/domain';
import { Sparkline, StatusBadge, type TableColumn } from '@selaras/ui';
import { Measured } from '../../resource/measured';
import { pkWords } from '../kinerja/kinerja-list';
import { useYearOf } from './use-year-of';

type Calls = typeof sasaranStrategisPdCalls;
type PdRow = AnswerOf<Calls['list']>['data'][number];

/** What lists of both five-year levels have in common. */
export type LimaTahunanListRow = Pick<
  PdRow,
  Extract<
    keyof PdRow,
    | 'tahun_mulai'
    | 'satuan'
    | 'baseline'
    | 'label_pembanding'
    | 'status_upload_pk'
    | `${'target' | 'realisasi' | 'capaian' | 'rata_nasional'}_${number}`
  >
>;

const positions = [1, 2, 3, 4, 5] as const;

/** Figure of the chosen year, with its unit. */
function YearFigure({
  row,
  name,
}: {
  row: LimaTahunanListRow;
  name: 'target' | 'realisasi' | 'rata_nasional';
}) {
  const posisi = useYearOf(row.tahun_mulai);
  return (
    <Measured
      value={posisi === null ? null : row[`${name}_${posisi}`]}
      satuan={name === 'target' ? row.satuan : null}
    />
  );
}

function YearCapaian({ row }: { row: LimaTahunanListRow }) {
  const posisi = useYearOf(row.tahun_mulai);
  const capaian = posisi === null ? null : row[`capaian_${posisi}`];
  return (
    <>
      {formatPercent(capaian)} <StatusBadge status={statusCapaianOf(capaian, false)} />
    </>
  );
}

function TargetLine({ row }: { row: LimaTahunanListRow }) {
  const years = yearsOfPeriod(row.tahun_mulai);
  const points = positions.map((posisi, index) => ({
    label: String(years[index]),
    value: row[`target_${posisi}`],
  }));
  return <Sparkline label={`Target ${years[0]}–${years.at(-1)}`} points={points} />;
}

/** Figures of the chosen year, the way through the period, and what is hidden until it is asked for. */
export const limaTahunanColumns: readonly TableColumn<LimaTahunanListRow>[] = [
  {
    id: 'baseline',
    title: 'Kondisi awal',
    value: ({ baseline }) => baseline,
    cell: ({ baseline }) => <Measured value={baseline} satuan={null} />,
    numeric: true,
    sortable: true,
  },
  {
    id: 'target',
    title: 'Target',
    value: () => null,
    cell: (row) => <YearFigure row={row} name="target" />,
    numeric: true,
    sortable: true,
  },
  {
    id: 'realisasi',
    title: 'Realisasi',
    value: () => null,
    cell: (row) => <YearFigure row={row} name="realisasi" />,
    numeric: true,
    sortable: true,
  },
  {
    id: 'capaian',
    title: 'Capaian',
    value: () => null,
    cell: (row) => <YearCapaian row={row} />,
    numeric: true,
    sortable: true,
  },
  { id: 'arah', title: 'Target lima tahun', value: () => null, cell: (row) => <TargetLine row={row} /> },
  {
    id: 'pembanding',
    title: 'Pembanding',
    value: () => null,
    cell: (row) => <YearFigure row={row} name="rata_nasional" />,
    numeric: true,
  },
  {
    id: 'status_upload_pk',
    title: 'Perjanjian kinerja',
    value: ({ status_upload_pk }) => pkWords(status_upload_pk),
  },
  ...positions.map((posisi) => ({
    id: `target_${posisi}`,
    title: `Target tahun ke-${posisi}`,
    value: (row: LimaTahunanListRow) => row[`target_${posisi}`],
    numeric: true,
    hidden: true,
  })),
];
