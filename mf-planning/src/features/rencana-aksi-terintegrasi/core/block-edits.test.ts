import type { Baris } from './baris';
import { openAccess, rencana } from './baris.fixture';
import { cleared, filled, fillSource, pasted, readCell, type Sheet } from './block-edits';
import { editsOf } from './cell-edits';
import { rencanaColumns } from './grid-column';

const sheet: Sheet = {
  rows: rencana.length,
  columns: rencanaColumns,
  access: openAccess,
  rowAt: (row) => rencana[row],
};
const at = (id: string) => rencanaColumns.findIndex((column) => column.id === id);
const TW1 = at('target_tw1');
const cells = (edits: readonly { key: string; field: string; after: unknown }[]) =>
  edits.map(({ key, field, after }) => `${key} ${field}=${after}`);
const range = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });

describe('typing', () => {
  it("into a quarter's target changes the year's with it", () => {
    const program = rencana[1] as Baris;
    expect(cells(editsOf(program, { target_tw1: 5 }))).toEqual([
      'kinerja-program/2 target_tw1=5',
      'kinerja-program/2 target=5',
    ]);
    const counted = { ...program, target_tw1: 5, target: 5 };
    expect(cells(editsOf(counted, { target_tw2: 7 }))).toContain('kinerja-program/2 target=12');
    expect(cells(editsOf(counted, { target_tw1: null }))).toEqual(['kinerja-program/2 target_tw1=null']);
  });

  it('of what is there already changes nothing', () => {
    expect(editsOf(rencana[1] as Baris, { target: 80 })).toEqual([]);
  });

  it.each([
    ['angka', '1.234,56789', 1234.5679],
    ['angka', ' - ', null],
    ['angka', 'sepuluh', undefined],
    ['rupiah', 'Rp 1.000.000', 1_000_000],
    ['teks', '  kata ', 'kata'],
    ['teks', ' ', undefined],
  ] as const)('%s reads %j', (kind, text, value) => expect(readCell(kind, text)).toBe(value));
});

describe('pasting', () => {
  it('lays the block from the corner of the selection and skips what is closed or no value', () => {
    const done = pasted(
      [
        ['1', '2'],
        ['3', 'x'],
        ['5', '6'],
      ],
      range(0, TW1),
      sheet,
    );
    expect(cells(done.edits)).toEqual([
      'kinerja-program/2 target_tw1=3',
      'kinerja-program/2 target=3',
      'kinerja-kegiatan/3 target_tw1=5',
      'kinerja-kegiatan/3 target_tw2=6',
      'kinerja-kegiatan/3 target=11',
    ]);
    expect(done).toMatchObject({ closed: 2, unreadable: 1, range: range(0, TW1, 2, TW1 + 1) });
  });

  it('repeats itself over a selection that it divides, and ends at the edge of the grid', () => {
    const one = pasted([['4']], range(4, TW1, 5, TW1 + 1), sheet);
    expect(one.edits).toHaveLength(4);
    const over = pasted([['1'], ['2'], ['3']], range(5, TW1), sheet);
    expect(over.edits).toHaveLength(1);
    expect(over.range).toEqual(range(5, TW1));
  });

  it('changes texts in columns of texts', () => {
    const done = pasted([['Baru', '', 'paket']], range(4, 0), sheet);
    expect(cells(done.edits)).toEqual([
      'kinerja-langkah-aksi/5 sasaran=Baru',
      'kinerja-langkah-aksi/5 satuan=paket',
    ]);
    expect(done.unreadable).toBe(1);
  });
});

describe('filling', () => {
  it('copies the first line of the selection over the rest', () => {
    const selected = range(4, TW1, 5, TW1);
    const source = fillSource(selected, 'down');
    expect(source).toEqual(range(4, TW1));
    expect(cells(filled(source ?? selected, selected, sheet).edits)).toEqual([
      'kinerja-langkah-aksi/6 target_tw1=1',
    ]);
  });

  it('takes the line before a single one, and nothing before the first', () => {
    expect(fillSource(range(5, TW1), 'down')).toEqual(range(4, TW1));
    expect(fillSource(range(5, TW1), 'right')).toEqual(range(5, TW1 - 1));
    expect(fillSource(range(0, 0), 'down')).toBeNull();
  });

  it('upwards repeats the source from its end', () => {
    const rows = [10, 20].map((value, index) => ({ ...(rencana[4 + index] as Baris), target_tw1: value }));
    const own: Sheet = { ...sheet, rows: 4, rowAt: (row) => [rencana[4], rencana[5], ...rows][row] as Baris };
    const done = filled(range(2, TW1, 3, TW1), range(0, TW1, 3, TW1), own);
    expect(done.edits.map(({ after }) => after)).toEqual([10, 20]);
  });

  it('does not put numbers where texts belong', () => {
    expect(filled(range(4, TW1), range(4, 0, 4, TW1), sheet)).toMatchObject({ unreadable: 3 });
  });
});

describe('emptying', () => {
  it('empties figures and keeps texts', () => {
    const done = cleared(range(4, 0, 4, TW1), sheet);
    expect(cells(done.edits)).toEqual(['kinerja-langkah-aksi/5 target_tw1=null']);
    expect(done).toMatchObject({ unreadable: 3, closed: 1 });
  });
});
