import { paperRows } from './paper-pages';

const rowsOf = (page: number, total: number) =>
  Array.from(
    { length: Math.max(0, Math.min(20, total - (page - 1) * 20)) },
    (_, at) => (page - 1) * 20 + at + 1,
  );
const pageOf = (page: number, total: number) => ({
  data: rowsOf(page, total),
  current_page: page,
  total,
  per_page: 20,
});

it('holds every row in its order and asks for no page twice', () => {
  const asked: number[] = [];
  const readPage = (page: number) => {
    asked.push(page);
    return pageOf(page, 45);
  };
  const rows = paperRows({ shown: pageOf(2, 45), readPage, now: () => 0 });
  expect(rows.data).toEqual(Array.from({ length: 45 }, (_, at) => at + 1));
  expect(rows).toMatchObject({ current_page: 1, per_page: 45, total: 45, cut: null });
  expect(asked).toEqual([1, 3]);
});

it('ends at five thousand rows and says so', () => {
  const rows = paperRows({ shown: pageOf(1, 5001), readPage: (page) => pageOf(page, 5001), now: () => 0 });
  expect(rows.data).toHaveLength(5000);
  expect(rows).toMatchObject({ total: 5001, cut: 'limit' });
});

it('takes a list that is here as a whole as it is', () => {
  const all = rowsOf(1, 20).concat(rowsOf(2, 40));
  const readPage = () => {
    throw new Error('nothing is read');
  };
  const rows = paperRows({ shown: { ...pageOf(2, 40), all }, readPage, now: () => 0 });
  expect(rows).toEqual({ data: all, current_page: 1, per_page: 40, total: 40, cut: null });
});

it('ends where the server no longer answers, or answers too slowly', () => {
  const broken = (page: number) => {
    if (page > 2) throw new Error('no answer');
    return pageOf(page, 90);
  };
  expect(paperRows({ shown: pageOf(1, 90), readPage: broken, now: () => 0 })).toMatchObject({
    per_page: 40,
    cut: 'failed',
  });
  let clock = 0;
  const slow = (page: number) => {
    clock += 5000;
    return pageOf(page, 90);
  };
  expect(paperRows({ shown: pageOf(1, 90), readPage: slow, now: () => clock })).toMatchObject({
    per_page: 60,
    cut: 'failed',
  });
});

it('is the shown page where no other can be had', () => {
  const none = () => {
    throw new Error('no answer');
  };
  const shown = pageOf(3, 90);
  expect(paperRows({ shown, readPage: none, now: () => 0 })).toEqual({ ...shown, cut: 'failed' });
});
