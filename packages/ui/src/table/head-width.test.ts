import { headWidth } from './head-width';

it.each([
  ['Satuan', 'calc(6ch + 32px)'],
  ['Target lima tahun', 'calc(10ch + 32px)'],
  ['Realisasi anggaran', 'calc(9ch + 32px)'],
  ['', 'calc(0ch + 32px)'],
])('%s stands in two lines of %s', (title, width) => {
  expect(headWidth(title, false)).toBe(width);
});

it('has room for the sign of an order', () => {
  expect(headWidth('Satuan', true)).toBe('calc(6ch + 52px)');
});
