import { queryText } from './query-text';

it.each([
  [{}, ''],
  [{ page: 2, q: 'angka & mutu' }, 'page=2&q=angka+%26+mutu'],
  [{ ids: [1, 2, 3] }, 'ids=1&ids=2&ids=3'],
  [{ ids: [], q: undefined, tahap: null, aktif: false, nol: 0, kosong: '' }, 'aktif=false&nol=0&kosong='],
  [{ 'a[b]': '=é' }, 'a%5Bb%5D=%3D%C3%A9'],
])('%j is written %s', (query, text) => {
  expect(queryText(query)).toBe(text);
});
