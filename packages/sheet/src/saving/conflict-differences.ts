import type { FieldDifference } from '@selaras/ui';
import { cellText, columnName, type SheetColumn } from '../core/column';
import type { RowModel } from '../core/row-model';
import { conflictFields, type RowEdit, withEdit } from '../core/save-queue';

/** Both values of every cell that was changed here and meanwhile by somebody else, as they are read. */
export function conflictDifferences<Row>(
  model: RowModel<Row>,
  edit: RowEdit<Row>,
  columns: readonly SheetColumn<Row>[],
): FieldDifference[] {
  const { current } = edit;
  if (current === null) return [];
  const mine = withEdit(model, current, edit);
  return conflictFields(model, edit).map((field) => {
    const column = columns.find((one) => one.field === field);
    const text = (row: Row) =>
      (column === undefined ? String(model.valueOf(row, field) ?? '') : cellText(column, row)) || '–';
    return {
      name: field,
      label: column === undefined ? field : columnName(column),
      mine: text(mine),
      theirs: text(current),
    };
  });
}
