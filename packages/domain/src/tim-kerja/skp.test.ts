import fc from 'fast-check';
import { aspekOf, aspekSkpWords, perilakuKerja } from './skp';

it.each([
  ['Dokumen', 'kuantitas'],
  ['Orang', 'kuantitas'],
  ['Persen', 'kualitas'],
  ['%', 'kualitas'],
  ['Indeks', 'kualitas'],
  ['hari kerja', 'waktu'],
  [' Bulan ', 'waktu'],
  ['Rupiah', 'biaya'],
  ['Rp', 'biaya'],
  [null, 'kuantitas'],
])('a target in %s is one of %s', (satuan, aspek) => {
  expect(aspekOf(satuan)).toBe(aspek);
});

it('gives every unit one of the four aspects', () => {
  fc.assert(fc.property(fc.string(), (satuan) => Object.hasOwn(aspekSkpWords, aspekOf(satuan))));
});

it('names the seven core values', () => {
  expect(perilakuKerja.map(({ nilai }) => nilai[0]).join('')).toBe('BAKHLAK');
});
