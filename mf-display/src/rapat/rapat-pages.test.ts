import { placeOf, rapatPages } from './rapat-pages';

const titles: Readonly<Record<string, { path: string; title: string }>> = {
  'makro.rpjmd': { path: '/display-makro/rpjmd', title: 'RPJMD' },
  'publik-makro.indikator': { path: '/public-display/indikator/{pemilik}/{id}', title: 'Indikator' },
  'mikro.renstra': { path: '/display-mikro/renstra', title: 'Renstra' },
};
const known = (page: string) => titles[page] ?? null;
const everything = () => true;
const listOf = (...items: [string, Record<string, string>?][]) => ({
  items: items.map(([page, selection = {}]) => ({ page, selection })),
  surplus: 0,
});

it('parts a selection into what the path and what the search takes', () => {
  const list = listOf(['publik-makro.indikator', { pemilik: 'pd', id: '7', q: 'x' }]);
  const { pages, skipped } = rapatPages(list, known, everything);
  expect(pages).toMatchObject([
    { at: 0, title: 'Indikator', params: { pemilik: 'pd', id: '7' }, query: { q: 'x' } },
  ]);
  expect(skipped).toEqual([]);
});

it('leaves out what is no display, lacks a part of its path or has a wrong one, and says so', () => {
  const list = listOf(
    ['https://lain.example'],
    ['publik-makro.indikator', { pemilik: 'pd' }],
    ['publik-makro.indikator', { pemilik: '../..', id: '7' }],
    ['makro.rpjmd'],
  );
  const { pages, skipped } = rapatPages(list, known, everything);
  expect(pages.map(({ at, page }) => [at, page])).toEqual([[3, 'makro.rpjmd']]);
  expect(skipped).toEqual(['3 halaman dilewati karena tidak dikenal.']);
});

it('leaves out what the reader may not open, by name', () => {
  const list = { ...listOf(['makro.rpjmd'], ['mikro.renstra'], ['mikro.renstra', { q: '1' }]), surplus: 2 };
  const { pages, skipped } = rapatPages(list, known, (page) => page === 'makro.rpjmd');
  expect(pages).toHaveLength(1);
  expect(skipped).toEqual([
    'Dilewati karena Anda tidak berhak membukanya: Renstra.',
    '2 halaman dilewati: satu rapat memuat paling banyak 20 halaman.',
  ]);
});

describe('the place in a presentation', () => {
  const { pages } = rapatPages(
    listOf(['makro.rpjmd'], ['hilang'], ['mikro.renstra', { q: '1' }], ['makro.rpjmd', { q: '2' }]),
    known,
    everything,
  );
  const atOf = (ke: number, page: string) => {
    const { shown, before, after } = placeOf(pages, ke, page);
    return [shown, before?.at ?? null, after?.at ?? null];
  };

  it.each([
    ['the first', 0, 'makro.rpjmd', [0, null, 2]],
    ['one after a page that is left out', 2, 'mikro.renstra', [1, 0, 3]],
    ['the last', 3, 'makro.rpjmd', [2, 2, null]],
    ['a page beside the list, with the way back and on', 2, 'mikro.rkt', [null, 2, 3]],
    ['a place that is left out', 1, 'mikro.rkt', [null, 0, 2]],
    ['no place named: where the page stands first', -1, 'mikro.renstra', [1, 0, 3]],
  ])('%s', (_, ke, page, expected) => {
    expect(atOf(ke, page)).toEqual(expected);
  });
});
