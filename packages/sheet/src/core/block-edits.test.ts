import { cleared, filled, fillSource, pasted } from './block-edits';
import { editsOf } from './cell-edits';
import { readCell } from './read-cell';
import { type Work, workAt, workModel, works, workTable } from './work.fixture';

const sheet = { ...workTable, count: works.length, rowAt: (row: number) => works[row] };
const at = (id: string) => workTable.columns.findIndex((column) => column.id === id);
const TW1 = at('q1');
const cells = (edits: readonly { key: string; field: string; after: unknown }[]) =>
  edits.map(({ key, field, after }) => `${key} ${field}=${after}`);
const range = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });

describe('typing', () => {
  it("into a quarter's goal changes the year's with it", () => {
    const program = workAt(1);
    expect(cells(editsOf(workModel, program, { q1: 5 }))).toEqual(['work/2 q1=5', 'work/2 goal=5']);
    const counted = { ...program, q1: 5, goal: 5 };
    expect(cells(editsOf(workModel, counted, { q2: 7 }))).toContain('work/2 goal=12');
    expect(cells(editsOf(workModel, counted, { q1: null }))).toEqual(['work/2 q1=null']);
  });

  it('of what is there already changes nothing', () => {
    expect(editsOf(workModel, workAt(1), { goal: 80 })).toEqual([]);
  });

  it.each([
    ['number', '1.234,56789', 1234.5679],
    ['number', ' - ', null],
    ['number', 'sepuluh', undefined],
    ['rupiah', 'Rp 1.000.000', 1_000_000],
    ['text', '  kata ', 'kata'],
    ['text', ' ', undefined],
  ] as const)('%s reads %j', (kind, text, value) => expect(readCell({ kind }, text)).toBe(value));
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
      'work/2 q1=3',
      'work/2 goal=3',
      'work/3 q1=5',
      'work/3 q2=6',
      'work/3 goal=11',
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
    expect(cells(done.edits)).toEqual(['work/5 title=Baru', 'work/5 unit=paket']);
    expect(done.unreadable).toBe(1);
  });
});

describe('filling', () => {
  it('copies the first line of the selection over the rest', () => {
    const selected = range(4, TW1, 5, TW1);
    const source = fillSource(selected, 'down');
    expect(source).toEqual(range(4, TW1));
    expect(cells(filled(source ?? selected, selected, sheet).edits)).toEqual(['work/6 q1=1']);
  });

  it('takes the line before a single one, and nothing before the first', () => {
    expect(fillSource(range(5, TW1), 'down')).toEqual(range(4, TW1));
    expect(fillSource(range(5, TW1), 'right')).toEqual(range(5, TW1 - 1));
    expect(fillSource(range(0, 0), 'down')).toBeNull();
  });

  it('upwards repeats the source from its end', () => {
    const rows = [10, 20].map((value, index) => ({ ...workAt(4 + index), q1: value }));
    const own = {
      ...sheet,
      count: 4,
      rowAt: (row: number): Work | undefined => [workAt(4), workAt(5), ...rows][row],
    };
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
    expect(cells(done.edits)).toEqual(['work/5 q1=null']);
    expect(done).toMatchObject({ unreadable: 3, closed: 1 });
  });
});
