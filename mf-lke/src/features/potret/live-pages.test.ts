import { livePageOf } from './live-pages';

it.each([
  [['perjanjian-kinerja', 'publik-mikro.perjanjian-kinerja'], { page: 'perjanjian-kinerja', publik: false }],
  [['publik-mikro.perjanjian-kinerja'], { page: 'publik-mikro.perjanjian-kinerja', publik: true }],
  [[], null],
])('with %j agreements are read on %j', (pages, found) => {
  const has: readonly string[] = pages;
  expect(livePageOf('perjanjian-kinerja', (page) => has.includes(page))).toEqual(found);
});

it('what has no public twin is read by who works with it alone', () => {
  expect(livePageOf('kamus-indikator', (page) => page.startsWith('publik'))).toBeNull();
});
