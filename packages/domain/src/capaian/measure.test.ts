import { measureProblem, triwulanProblem } from './measure';

describe('a value in its unit', () => {
  it.each([
    ['persen', 'Persentase ibu hamil yang dilayani', 100, null],
    ['persen', 'Persentase ibu hamil yang dilayani', 100.5, 'Nilai dalam persen harus 0 sampai 100'],
    ['%', 'Cakupan imunisasi', -1, 'Nilai dalam persen harus 0 sampai 100'],
    ['persen', 'Pertumbuhan investasi', 140, null],
    ['persen', 'Persentase penurunan kasus', -3, null],
    ['indeks', 'Indeks risiko bencana', 128.5, null],
    ['Skor', 'Skor kematangan', -0.1, 'Nilai dalam Skor tidak boleh kurang dari 0'],
    ['orang', 'Jumlah ibu hamil', 11_250, null],
    ['orang', 'Jumlah ibu hamil', 10.5, 'Jumlah orang harus bilangan bulat'],
    ['unit rumah', 'Jumlah rumah', -2, 'Jumlah unit rumah tidak boleh kurang dari 0'],
    ['km', 'Panjang jalan', 12.4, null],
    ['derajat', 'Perubahan suhu', -0.3, null],
    ['orang', 'Jumlah ibu hamil', null, null],
  ])('%s, %s: %p', (satuan, indikator, nilai, expected) => {
    expect(measureProblem({ satuan, indikator }, nilai)).toBe(expected);
  });

  it('may have decimals when it is a mean of counts', () => {
    expect(
      measureProblem({ satuan: 'orang', indikator: 'Kunjungan', tipe_hitung: 'rata_rata' }, 2.5),
    ).toBeNull();
  });
});

describe('quarters', () => {
  it.each([
    ['akumulasi', 10, [2, 3, 2, 3], null],
    ['akumulasi', 0.3, [0.1, 0.2, null, null], null],
    ['akumulasi', 11, [2, 3, 2, 3], 'Nilai tahunan harus sama dengan jumlah triwulan, yaitu 10'],
    ['posisi_akhir', 95, [80, 90, 95, null], null],
    [
      'posisi_akhir',
      80,
      [80, 90, 95, null],
      'Nilai tahunan harus sama dengan triwulan terakhir yang terisi, yaitu 95',
    ],
    ['rata_rata', 1.33, [1, 1, 2, null], null],
    ['rata_rata', 1.3, [1, 1, 2, null], 'Nilai tahunan harus sama dengan rata-rata triwulan, yaitu 1,3333'],
    ['akumulasi', 7, [null, null, null, null], null],
    ['akumulasi', null, [1, null, null, null], 'Nilai tahunan harus sama dengan jumlah triwulan, yaitu 1'],
  ] as const)('by %s make up %p', (tipe, tahunan, triwulan, expected) => {
    expect(triwulanProblem(tipe, tahunan, triwulan)).toBe(expected);
  });
});
