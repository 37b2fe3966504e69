import { Skeleton } from '../state/skeleton';
import { BodyRow, Cell } from './table-style';

const widths = ['82%', '64%', '90%', '72%', '58%'];

interface TableSkeletonProps {
  columns: readonly { id: string; numeric?: boolean }[];
  rows: number;
}

/** As many rows as will come, each as high as a row of one line. */
export function TableSkeleton({ columns, rows }: TableSkeletonProps) {
  return Array.from({ length: rows }, (_, row) => row).map((row) => (
    <BodyRow key={row} $pressable={false}>
      {columns.map(({ id, numeric }, column) => (
        <Cell key={id} $numeric={numeric}>
          <Skeleton
            style={{ marginLeft: numeric ? 'auto' : 0 }}
            height="1.5em"
            width={numeric ? '56px' : widths[(row + column) % widths.length]}
          />
        </Cell>
      ))}
    </BodyRow>
  ));
}
