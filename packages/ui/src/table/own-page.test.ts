import { pageOfList, rowsOfPage } from './own-page';

const rows = Array.from({ length: 45 }, (_, at) => at);

it.each([
  [1, 0, 20],
  [3, 40, 5],
  [99, 40, 5],
  [0, 0, 20],
])('page %d of 45 rows begins with row %d and has %d', (page, first, count) => {
  const shown = rowsOfPage(rows, pageOfList(page, rows.length));
  expect([shown[0], shown.length]).toEqual([first, count]);
});

it('an empty list has one page', () => {
  expect(pageOfList(4, 0)).toEqual({ current_page: 1, total: 0, per_page: 20 });
});
