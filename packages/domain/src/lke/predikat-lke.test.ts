import { predikatLke } from './predikat-lke';

it.each([
  [100, 'AA'],
  [90.01, 'AA'],
  [90, 'A'],
  [80, 'BB'],
  [70, 'B'],
  [60, 'CC'],
  [50, 'C'],
  [30, 'D'],
  [0, 'D'],
])('%d points are %s', (nilai, kode) => {
  expect(predikatLke(nilai)?.kode).toBe(kode);
});

it('there is none without points', () => {
  expect(predikatLke(null)).toBeNull();
});
