import { formatAngkaPotret, perubahanPotret } from './perubahan-potret';

const potret = (ditandatangani: number, baris: readonly string[], kalimat = 'Sebagian ditandatangani.') => ({
  kalimat,
  angka: [{ nama: 'Ditandatangani', nilai: ditandatangani, dari: 5, satuan: null }],
  tabel: [
    { judul: 'Perjanjian', baris: baris.map((text) => ({ tingkat: 0, sel: [text] })), jumlah: baris.length },
  ],
});

it.each([
  [{ nilai: 3, dari: 5, satuan: null }, '3 dari 5'],
  [{ nilai: 1200, dari: null, satuan: null }, '1.200'],
  [{ nilai: 87.5, dari: null, satuan: 'persen' }, '87,5%'],
  [{ nilai: 1_000_000, dari: null, satuan: 'rupiah' }, 'Rp 1.000.000'],
  [{ nilai: null, dari: 5, satuan: null }, 'belum ada'],
] as const)('a figure %j reads %s', (angka, text) => {
  expect(formatAngkaPotret(angka).replace(/\s/g, ' ')).toBe(text);
});

it('what is the same has nothing to tell', () => {
  expect(perubahanPotret(potret(3, ['a', 'a', 'b']), potret(3, ['b', 'a', 'a']))).toEqual([]);
});

it('tells figures before and after, and how many rows are others', () => {
  expect(perubahanPotret(potret(3, ['a', 'b']), potret(4, ['a', 'a', 'c']))).toEqual([
    'Ditandatangani: 3 dari 5 menjadi 4 dari 5',
    'Perjanjian: 2 baris baru atau berubah, 1 baris lama tidak ada lagi',
  ]);
});

it('tells tables that came and went, and a sentence that alone is another one', () => {
  const without = { ...potret(3, ['a']), tabel: [] };
  expect(perubahanPotret(potret(3, ['a']), without)).toEqual(['Perjanjian: tidak ada lagi']);
  expect(perubahanPotret(without, potret(3, ['a']))).toEqual(['Perjanjian: tabel baru']);
  expect(perubahanPotret(potret(3, ['a']), potret(3, ['a'], 'Semua.'))).toEqual(['Semua.']);
});
