import type { ListState } from './list-state';
import { pageOfOwn } from './own-list';

interface Row {
  readonly nama: string;
  readonly nilai: number | null;
}
const rows: readonly Row[] = [
  { nama: 'Dinas Kesehatan', nilai: 70 },
  { nama: 'RSUD', nilai: null },
  { nama: 'Dinas 10', nilai: 90 },
  { nama: 'Dinas 9', nilai: 80 },
];
const columns = [
  { id: 'nama', title: 'Nama', value: ({ nama }: Row) => nama },
  { id: 'nilai', title: 'Nilai', value: ({ nilai }: Row) => nilai },
];
const asked = (state: Partial<ListState>): ListState => ({
  q: '',
  filters: {},
  sort: { column: '', descending: false },
  page: 1,
  hidden: [],
  ...state,
});
const namesOf = (state: Partial<ListState>, fits?: (row: Row, filter: string, value: string) => boolean) =>
  pageOfOwn(rows, asked(state), { columns, words: ({ nama }) => [nama], ...(fits && { fits }) }).data.map(
    ({ nama }) => nama,
  );

it('searches without regard to capitals and filters by what fits', () => {
  expect(namesOf({ q: ' dinas ' })).toEqual(['Dinas Kesehatan', 'Dinas 10', 'Dinas 9']);
  expect(namesOf({ filters: { nilai: '80' } }, ({ nilai }, _, value) => nilai === Number(value))).toEqual([
    'Dinas 9',
  ]);
});

it('searches by words in any order over all texts of a row, and by everyday words', () => {
  expect(namesOf({ q: 'kesehatan dinas' })).toEqual(['Dinas Kesehatan']);
  expect(namesOf({ q: 'puskesmas' })).toEqual(['Dinas Kesehatan']);
  expect(namesOf({ q: 'rumah sakit' })).toEqual(['RSUD']);
  const { data } = pageOfOwn(rows, asked({ q: '90 dinas' }), {
    columns,
    words: ({ nama, nilai }) => [nama, String(nilai)],
  });
  expect(data.map(({ nama }) => nama)).toEqual(['Dinas 10']);
});

it('orders numbers and numbered names, what is missing last either way', () => {
  expect(namesOf({ sort: { column: 'nama', descending: false } })).toEqual([
    'Dinas 9',
    'Dinas 10',
    'Dinas Kesehatan',
    'RSUD',
  ]);
  expect(namesOf({ sort: { column: 'nilai', descending: true } })).toEqual([
    'Dinas 10',
    'Dinas 9',
    'Dinas Kesehatan',
    'RSUD',
  ]);
});

it('tells one page with the number of all', () => {
  const many = Array.from({ length: 45 }, (_, index) => ({ nama: `Unit ${index}`, nilai: index }));
  const page = pageOfOwn(many, asked({ page: 3 }), { columns, words: ({ nama }) => [nama] });
  expect(page).toMatchObject({ current_page: 3, total: 45, per_page: 20 });
  expect(page.data).toHaveLength(5);
  expect(page.all).toEqual(many);
});
