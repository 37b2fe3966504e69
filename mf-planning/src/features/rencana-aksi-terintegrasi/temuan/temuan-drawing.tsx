import { temuanWords } from '@selaras/domain';
import type { RowDrawing } from '@selaras/sheet';
import { CircleAlert } from 'lucide-react';
import type { Baris } from '../row';
import { rowDrawing } from '../row-drawing';
import type { GridColumn } from '../terintegrasi-columns';
import { noTemuan, type TemuanBaris, temuanOfCell } from './temuan-baris';

/** Rows of the plan with a sign in each cell that lacks something. */
export function drawingWith(temuan: TemuanBaris): RowDrawing<Baris, GridColumn> {
  if (temuan === noTemuan) return rowDrawing;
  return {
    ...rowDrawing,
    draw(row, column, text, closed) {
      const drawn = rowDrawing.draw?.(row, column, text, closed);
      const found = temuanOfCell(temuan, row, column.id);
      if (found.length === 0) return drawn;
      const words = found.map(({ jenis }) => temuanWords[jenis].title).join(', ');
      const wajib = found.some((one) => one.wajib);
      return (
        <>
          <span data-lacks={wajib ? 'wajib' : 'saran'} title={words}>
            <CircleAlert size={14} role="img" aria-label={words} />
          </span>{' '}
          {drawn ?? text}
        </>
      );
    },
  };
}
