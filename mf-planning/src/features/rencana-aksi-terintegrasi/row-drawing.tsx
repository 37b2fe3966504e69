import { targetText, tingkatWords } from '@selaras/domain';
import type { RowDrawing } from '@selaras/sheet';
import { Paperclip } from 'lucide-react';
import type { Baris } from './row';
import type { GridColumn } from './terintegrasi-columns';

/** Level and code of a row, which name it among the others. */
export const codeOf = ({ tingkat, kode }: Baris): string =>
  kode === null ? tingkatWords[tingkat].singkat : `${tingkatWords[tingkat].singkat} ${kode}`;

/** How rows of the plan are drawn: what they are before their text, and evidence as a sign. */
export const rowDrawing: RowDrawing<Baris, GridColumn> = {
  nameOf: ({ sasaran }) => sasaran,
  draw(row, { id, kind }, text, closed) {
    if (kind === 'drawn') return drawBukti(row, text, !closed);
    if (id === 'target' && row.polaritas === 'range') return targetText(row);
    if (id !== 'sasaran') return undefined;
    return (
      <span data-text="" title={row.nama ?? undefined}>
        <small>{codeOf(row)}</small> {text}
      </span>
    );
  },
};

/** How many files prove a quarter; a plus where the first one can be added. */
function drawBukti({ tingkat }: Baris, count: string, open: boolean) {
  if (tingkat !== 'kinerja-langkah-aksi') return null;
  if (count === '') return open && <span data-mark="faint">+</span>;
  return (
    <span data-mark="">
      <Paperclip size={13} aria-hidden="true" />
      {count}
    </span>
  );
}
