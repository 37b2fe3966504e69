import { Skeleton } from '../state/skeleton';
import type { CardPlace } from './cards/card-place';
import { BodyRow, Cell } from './table-style';

const widths = ['82%', '64%', '90%', '72%', '58%'];

interface TableSkeletonProps {
  columns: readonly { id: string; numeric?: boolean; inCard?: CardPlace }[];
  /** Rows are cards. */
  cards: boolean;
  rows: number;
}

/** As many rows as will come, each as high as a row of one line. */
export function TableSkeleton({ columns, cards, rows }: TableSkeletonProps) {
  return Array.from({ length: rows }, (_, row) => row).map((row) => (
    <BodyRow key={row} $pressable={false} $card={cards}>
      {columns.map(({ id, numeric, inCard }, column) => (
        <Cell key={id} $numeric={numeric} $card={cards ? inCard : undefined}>
          <Skeleton
            style={{ marginLeft: numeric && !cards ? 'auto' : 0 }}
            height="1.5em"
            width={numeric ? '56px' : widths[(row + column) % widths.length]}
          />
        </Cell>
      ))}
    </BodyRow>
  ));
}
