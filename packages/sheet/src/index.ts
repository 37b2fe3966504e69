export { editsOf } from './core/cell-edits';
export {
  type ColumnChoice,
  type ColumnKind,
  cellText,
  columnName,
  isFigure,
  type SheetColumn,
} from './core/column';
export type { CellValue, RowKey, RowModel, RowValues } from './core/row-model';
export { type RowEdit, type SaveQueue, type SaveState, unsavedRows, withEdit } from './core/save-queue';
export { only } from './core/selection';
export type { SheetTable } from './core/sheet-table';
export type { TreePlace } from './core/tree-places';
export { SheetCard } from './frame/sheet-card';
export { SheetToolbar } from './frame/sheet-toolbar';
export { UndoButtons } from './frame/undo-buttons';
export { CellBar } from './grid/cell-bar';
export { GridView } from './grid/grid-view';
export { ReadGrid } from './grid/read-grid';
export type { RowDrawing } from './grid/row-drawing';
export type { SheetModel } from './grid/sheet-model';
export { toStuckRow } from './grid/to-stuck-row';
export { useSheet } from './grid/use-sheet';
export { useTreeView } from './grid/use-tree-view';
export { ConflictChoice } from './saving/conflict-choice';
export { conflictDifferences } from './saving/conflict-differences';
export { RowSaveMark, type SaveWords } from './saving/row-save-mark';
export { SaveSummary } from './saving/save-summary';
export type { Saver, SaverPorts } from './saving/saver';
export { useSaver } from './saving/use-saver';
