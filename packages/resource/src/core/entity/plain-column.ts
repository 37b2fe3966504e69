import { type EntityField, sheetTitle } from '@selaras/contracts';
import type { TableColumn } from '@selaras/ui';
import { rowValue } from './row-value';

/**
 * The column of a field that is drawn as it is stored, as texts and numbers are. It brings no words of codes, which
 * `viewsOf` does: for lists that a page begins with.
 */
export const plainColumn = (name: string, field: EntityField): TableColumn<object> => ({
  id: name,
  title: sheetTitle(field),
  value: (row) => {
    const value = rowValue(row, name);
    return typeof value === 'boolean' ? null : value;
  },
});
