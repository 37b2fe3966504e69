import { downTo, type PlanLine } from '@selaras/domain';
import { useAddressChoice } from '@selaras/resource';
import { DataTable, Segmented, type TableColumn, usePrinting } from '@selaras/ui';
import { usePageNumber } from '../frame/use-page-number';

interface Depth<Level extends string> {
  readonly value: Level;
  readonly label: string;
  readonly depth: number;
}

interface PlanTableProps<Line extends PlanLine, Level extends string> {
  caption: string;
  columns: readonly TableColumn<Line>[];
  lines: readonly Line[] | undefined;
  /** Levels by what they are called; the first is shown at first. */
  levels: readonly [Depth<Level>, ...Depth<Level>[]];
}

/** The tree of a plan as a table, down to a level that stays in the address; on paper all of it. */
export function PlanTable<Line extends PlanLine, const Level extends string>({
  caption,
  columns,
  lines,
  levels,
}: PlanTableProps<Line, Level>) {
  const [first, ...others] = levels;
  const [level, choose] = useAddressChoice<Level>('sampai', [
    first.value,
    ...others.map(({ value }) => value),
  ]);
  const ownPage = usePageNumber();
  const printing = usePrinting();
  const { depth } = levels.find(({ value }) => value === level) ?? first;
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={lines && (printing ? lines : downTo(lines, depth))}
      cards
      rowId={({ id }) => id}
      ownPage={ownPage}
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
