import { filled, pasted } from './block-edits';
import { copied } from './block-text';
import type { SheetColumn } from './column';
import { isTyped, readCell, unreadNote } from './read-cell';
import type { RowModel } from './row-model';

interface Ukuran {
  readonly id: number;
  readonly kelas: string | null;
  readonly catatan: string | null;
}

const kelas: SheetColumn<Ukuran> = {
  id: 'kelas',
  title: 'Kelas',
  kind: 'choice',
  width: 6,
  field: 'kelas',
  choices: [
    { value: 'besar', label: 'Besar sekali', key: '1' },
    { value: 'kecil', label: 'Kecil', key: '2' },
  ],
  value: (row) => row.kelas,
};
const catatan: SheetColumn<Ukuran> = {
  id: 'catatan',
  title: 'Catatan',
  kind: 'text',
  width: 9,
  field: 'catatan',
  optional: true,
  value: (row) => row.catatan,
};
const bulat: SheetColumn<Ukuran> = {
  id: 'bulat',
  title: 'Buah',
  kind: 'number',
  width: 6,
  fault: (value) => (typeof value === 'number' && value % 1 !== 0 ? 'bukan bilangan bulat' : null),
  value: () => null,
};

it.each([
  ['1', 'besar'],
  ['KECIL', 'kecil'],
  [' besar sekali ', 'besar'],
  ['-', null],
  ['', null],
  ['3', undefined],
  ['sedang', undefined],
])('a choice reads %j as %j', (text, value) => {
  expect(readCell(kelas, text)).toBe(value);
});

it('an optional text may be emptied', () => {
  expect(readCell(catatan, '  ')).toBeNull();
  expect(isTyped(catatan, null)).toBe(true);
  expect(isTyped({ kind: 'text' }, null)).toBe(false);
});

it('a column may refuse more than its kind does, and says why', () => {
  expect(readCell(bulat, '12')).toBe(12);
  expect(readCell(bulat, '1,5')).toBeUndefined();
  expect(isTyped(bulat, 1.5)).toBe(false);
  expect(unreadNote(bulat, '1,5')).toBe('"1,5" bukan bilangan bulat; isian lama tetap.');
  const singkat = { ...catatan, fault: () => 'terlalu panjang' };
  expect(unreadNote(singkat, 'kata '.repeat(500))).toBe('Catatan terlalu panjang; isian lama tetap.');
  expect(unreadNote(kelas, 'x')).toBe('Kelas: tekan 1 Besar sekali, 2 Kecil.');
});

describe('blocks of choices', () => {
  const model: RowModel<Ukuran> = {
    keyOf: ({ id }) => String(id),
    versionOf: () => 1,
    valueOf: (row, field) => (field === 'kelas' ? row.kelas : row.catatan),
    withValues: (row, values) => ({ ...row, ...values }),
  };
  const rows: Ukuran[] = ['besar', null, 'kecil'].map((one, id) => ({ id, kelas: one, catatan: null }));
  const sheet = {
    model,
    columns: [kelas, catatan],
    closedReason: () => null,
    count: rows.length,
    rowAt: (at: number) => rows[at],
  };
  const column = { left: 0, right: 0 };

  it('are copied as they are read, and one of them is pasted over the whole selection', () => {
    expect(copied({ top: 0, bottom: 2, ...column }, sheet)).toBe('Besar sekali\r\n\r\nKecil');
    const { edits } = pasted([['Kecil']], { top: 0, bottom: 2, ...column }, sheet);
    expect(edits.map(({ key, after }) => [key, after])).toEqual([
      ['0', 'kecil'],
      ['1', 'kecil'],
    ]);
  });

  it('fill no column of another kind with what it does not know', () => {
    const { edits, unreadable } = filled(
      { top: 0, bottom: 0, left: 1, right: 1 },
      { top: 0, bottom: 0, left: 0, right: 1 },
      { ...sheet, rowAt: () => ({ id: 0, kelas: 'besar', catatan: 'teks' }) },
    );
    expect(edits).toEqual([]);
    expect(unreadable).toBe(1);
  });
});
