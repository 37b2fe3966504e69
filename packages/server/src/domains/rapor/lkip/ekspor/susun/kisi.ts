import type { NaskahBlok } from '@selaras/contracts';
import type { Sel } from './cetakan';

type TabelNaskah = Extract<NaskahBlok, { type: 'table' }>;
type SelNaskah = TabelNaskah['content'][number]['content'][number];

interface Kisi {
  readonly kolom: number;
  readonly baris: readonly (readonly Sel[])[];
  /** Rows at the top that are heads through and through. */
  readonly kepala: number;
  /** Percent of the width. */
  readonly lebar: readonly number[];
}

const kosong: Sel = { isi: [], cs: 1, rs: 1, kepala: false };

/**
 * The cells of a written table in a grid without holes and overlaps, however its spans were pasted: a span ends where
 * another cell begins or the table (or its head) ends, and what is missing is an empty cell.
 */
export function kisiOf({ content }: TabelNaskah, isiOf: (sel: SelNaskah) => Sel['isi']): Kisi {
  const kepala = headRows(content);
  const kolom = Math.max(
    ...content.map(({ content: cells }) => cells.reduce((sum, cell) => sum + spanOf(cell).cs, 0)),
  );
  const taken = content.map(() => new Array<boolean>(kolom).fill(false));
  const widths = new Array<number>(kolom).fill(0);
  const baris = content.map(({ content: cells }, y) => {
    const last = y < kepala ? kepala : content.length;
    const row: Sel[] = [];
    let x = 0;
    const skip = () => {
      while (taken[y]?.[x]) x += 1;
    };
    const put = (sel: Omit<Sel, 'cs' | 'rs'>, span: { cs: number; rs: number }) => {
      let cs = 1;
      while (cs < span.cs && x + cs < kolom && !taken[y]?.[x + cs]) cs += 1;
      const rs = Math.min(span.rs, last - y);
      for (let dy = 0; dy < rs; dy += 1) taken[y + dy]?.fill(true, x, x + cs);
      row.push({ ...sel, cs, rs });
      x += cs;
    };
    for (const cell of cells) {
      skip();
      if (x >= kolom) break;
      cell.attrs?.colwidth?.forEach((width, at) => {
        if (x + at < kolom) widths[x + at] ||= width;
      });
      put({ isi: isiOf(cell), kepala: cell.type === 'tableHeader' }, spanOf(cell));
    }
    for (skip(); x < kolom; skip()) put(kosong, { cs: 1, rs: 1 });
    return row;
  });
  return { kolom, baris, kepala, lebar: percents(widths) };
}

/** Rows of heads, but never the whole table. */
function headRows(rows: TabelNaskah['content']): number {
  const first = rows.findIndex(({ content }) => content.some(({ type }) => type !== 'tableHeader'));
  return first === -1 ? 0 : first;
}

const spanOf = ({ attrs }: SelNaskah) => ({ cs: attrs?.colspan ?? 1, rs: attrs?.rowspan ?? 1 });

/** Columns without a width share what the mean of the others is; none is too narrow to hold a word. */
function percents(widths: readonly number[]): number[] {
  const known = widths.filter((width) => width > 0);
  const mean = known.length === 0 ? 1 : known.reduce((sum, width) => sum + width, 0) / known.length;
  const all = widths.map((width) => Math.max(width || mean, mean / 4));
  const sum = all.reduce((total, width) => total + width, 0);
  return all.map((width) => (width / sum) * 100);
}
