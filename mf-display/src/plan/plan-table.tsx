import { formatRupiah } from '@selaras/domain';
import { useAddressChoice } from '@selaras/resource';
import { DataTable, Segmented, type TableColumn } from '@selaras/ui';
import { downTo, type PlanLine } from './plan-line';
import { PlanText } from './plan-text';

const columns: readonly TableColumn<PlanLine>[] = [
  {
    id: 'uraian',
    title: 'Uraian',
    minWidth: 'min(22rem, 60vw)',
    value: ({ text }) => text,
    cell: (line) => <PlanText {...line} />,
  },
  { id: 'indikator', title: 'Indikator', minWidth: '14rem', value: ({ indikator }) => indikator ?? '' },
  {
    id: 'target',
    title: 'Target',
    numeric: true,
    value: ({ target }) => target,
    cell: ({ target }) => target ?? '',
  },
  { id: 'satuan', title: 'Satuan', value: ({ satuan }) => satuan, cell: ({ satuan }) => satuan ?? '' },
  {
    id: 'pagu',
    title: 'Pagu',
    numeric: true,
    value: ({ pagu }) => pagu,
    cell: ({ pagu }) => formatRupiah(pagu),
  },
];

interface PlanTableProps<Level extends string> {
  caption: string;
  lines: readonly PlanLine[] | undefined;
  /** Levels from top to bottom by what they are called; the first is shown at first. */
  levels: readonly [Depth<Level>, ...Depth<Level>[]];
}

interface Depth<Level extends string> {
  readonly value: Level;
  readonly label: string;
  readonly depth: number;
}

/** The tree of a plan as a table, down to a level that stays in the address. */
export function PlanTable<const Level extends string>({ caption, lines, levels }: PlanTableProps<Level>) {
  const [first, ...others] = levels;
  const [level, choose] = useAddressChoice<Level>('sampai', [
    first.value,
    ...others.map(({ value }) => value),
  ]);
  const { depth } = levels.find(({ value }) => value === level) ?? first;
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={lines && downTo(lines, depth)}
      rowId={({ id }) => id}
      toolbar={
        <Segmented
          label="Tampilkan sampai"
          options={levels.toSorted((one, other) => one.depth - other.depth)}
          value={level}
          onChange={choose}
        />
      }
    />
  );
}
