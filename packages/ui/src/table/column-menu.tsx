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

export interface ColumnMenuProps {
  columns: readonly HideableColumn[];
  /** Long texts are shown whole. */
  wholeTexts: boolean;
  onToggleTexts: () => void;
}

/** Chooses which columns are shown, and whether their texts are shown whole. */
export function ColumnMenu({ columns, wholeTexts, onToggleTexts }: ColumnMenuProps) {
  return (
    <Menu
      trigger={
        <Button size="small" icon={<Columns3 size={16} />}>
          Kolom
        </Button>
      }
      title="Kolom yang ditampilkan"
      items={[
        ...columns.map(({ id, title, shown, toggle }) => ({
          id,
          label: title,
          checked: shown,
          onSelect: toggle,
        })),
        {
          id: ' teks',
          label: 'Teks selengkapnya',
          checked: wholeTexts,
          onSelect: onToggleTexts,
          separated: true,
        },
      ]}
    />
  );
}
