import { noFilter, rowsFound } from './matrix-filter';
import { daftar } from './nilai-jenjang.fixture';

const found = (q: string) => [...(rowsFound(daftar, { ...noFilter, q }) ?? [])];

it.each([
  ['stunting kesehatan', ['iku/2']],
  ['gizi buruk', ['iku/2']],
  ['umur panjang', ['iku/1']],
  ['rumah sakit', ['iku/4']],
  ['tidak ada', []],
])('"%s" finds %j', (q, keys) => {
  expect(found(q)).toEqual(keys);
});

it('filters nothing while nothing is typed', () => {
  expect(rowsFound(daftar, { ...noFilter, q: '  ' })).toBeNull();
});
