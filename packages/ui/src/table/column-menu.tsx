import type { Column, RowData } from '@tanstack/react-table';
import { Columns3 } from 'lucide-react';
import { Button } from '../button/button';
import { Menu } from '../overlay/menu';
import type { Features } from './column';

interface ColumnMenuProps<Row extends RowData> {
  columns: readonly Column<Features, Row>[];
  titleOf: (id: string) => string;
}

/** Chooses which columns are shown. */
export function ColumnMenu<Row extends RowData>({ columns, titleOf }: ColumnMenuProps<Row>) {
  return (
    <Menu
      trigger={
        <Button size="small" icon={<Columns3 size={16} />}>
          Kolom
        </Button>
      }
      title="Kolom yang ditampilkan"
      items={columns
        .filter((column) => column.getCanHide())
        .map((column) => ({
          id: column.id,
          label: titleOf(column.id),
          checked: column.getIsVisible(),
          onSelect: () => column.toggleVisibility(),
        }))}
    />
  );
}
