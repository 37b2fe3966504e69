import { formatHalaman, halamanText, readHalaman, salahHalaman, tautanHalaman } from './halaman';

it.each([
  ['', null],
  ['  ', null],
  ['12', { dari: 12, sampai: null }],
  [' 12 - 15 ', { dari: 12, sampai: 15 }],
  ['12–15', { dari: 12, sampai: 15 }],
  ['hal. 12 s.d. 15', { dari: 12, sampai: 15 }],
  ['Halaman 12 sampai 15', { dari: 12, sampai: 15 }],
  ['12-12', { dari: 12, sampai: null }],
  ['1,5', 'salah'],
  ['-3', 'salah'],
  ['12345', 'salah'],
  ['bab dua', 'salah'],
])('what is typed as %j names %j', (typed, halaman) => {
  expect(readHalaman(typed)).toEqual(halaman);
});

it.each([
  [{ dari: 12, sampai: null }, 'halaman 12', '12'],
  [{ dari: 12, sampai: 15 }, 'halaman 12–15', '12–15'],
])('%j reads %s and is typed again as %s', (halaman, words, typed) => {
  expect(formatHalaman(halaman)).toBe(words);
  expect(halamanText(halaman)).toBe(typed);
  expect(readHalaman(typed)).toEqual(halaman);
});

it.each([
  [1, null, null, null],
  [48, null, 48, null],
  [49, null, 48, 'Berkas ini hanya 48 halaman'],
  [40, 50, 48, 'Berkas ini hanya 48 halaman'],
  [0, null, null, 'Halaman mulai dari 1'],
  [5, 3, null, 'Halaman terakhir harus sesudah halaman pertama'],
])('pages %j to %j of %j: %j', (dari, sampai, jumlah, salah) => {
  expect(salahHalaman({ dari, sampai }, jumlah)).toBe(salah);
});

it.each([
  ['https://contoh.go.id/renstra.pdf', 'https://contoh.go.id/renstra.pdf#page=12'],
  ['https://contoh.go.id/renstra.PDF?v=2', 'https://contoh.go.id/renstra.PDF?v=2#page=12'],
  ['https://contoh.go.id/renstra.pdf#bab', 'https://contoh.go.id/renstra.pdf#bab'],
  ['https://contoh.go.id/renstra', 'https://contoh.go.id/renstra'],
])('the link %s is opened as %s', (tautan, opened) => {
  expect(tautanHalaman(tautan, { dari: 12, sampai: 15 })).toBe(opened);
  expect(tautanHalaman(tautan, null)).toBe(tautan);
});
