import { Columns3 } from 'lucide-react';
import { Button } from '../button/button';
import { Menu } from '../overlay/menu';

/** A column that the reader may hide. */
export interface HideableColumn {
  id: string;
  title: string;
  shown: boolean;
  toggle: () => void;
}

/** Chooses which columns are shown. */
export function ColumnMenu({ columns }: { columns: readonly HideableColumn[] }) {
  return (
    <Menu
      trigger={
        <Button size="small" icon={<Columns3 size={16} />}>
          Kolom
        </Button>
      }
      title="Kolom yang ditampilkan"
      items={columns.map(({ id, title, shown, toggle }) => ({
        id,
        label: title,
        checked: shown,
        onSelect: toggle,
      }))}
    />
  );
}
