import type { ReactNode } from 'react';
import type { SheetColumn } from '../core/column';

/** What a table says about how its rows are drawn. Plain functions, said once outside the components. */
export interface RowDrawing<Row, Column extends SheetColumn<Row>> {
  /** Names a row to who cannot see it, e.g. on the button that closes its branch. */
  nameOf(row: Row): string;
  /**
   * What stands in a cell in place of its text; undefined for the text alone. It is called for hundreds of cells of
   * each scroll: plain elements, no components. An element with `data-text` is cut after two lines, one with
   * `data-mark` stands in the middle of its cell (`data-mark="faint"` paler), one with `data-lacks` warns before the text
   * of something that is missing (`data-lacks="wajib"` more so).
   */
  draw?(row: Row, column: Column, text: string, closed: boolean): ReactNode;
}
