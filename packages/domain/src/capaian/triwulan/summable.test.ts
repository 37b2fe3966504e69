import { tipeHitungProblem, usualTipeHitung } from './summable';

it.each([
  ['persen', '', 'posisi_akhir'],
  ['%', '', 'posisi_akhir'],
  [' Indeks ', '', 'posisi_akhir'],
  ['indeks (0-5)', '', 'posisi_akhir'],
  ['skor (1-100)', '', 'posisi_akhir'],
  ['tahun', 'Angka Harapan Hidup', 'posisi_akhir'],
  ['Tahun', 'Rata-rata lama sekolah', 'posisi_akhir'],
  ['per 100.000 kelahiran hidup', 'Angka kematian ibu', 'posisi_akhir'],
  ['kasus per 1.000 penduduk', 'Angka kesakitan', 'posisi_akhir'],
  ['kg/kapita', 'Konsumsi ikan', 'posisi_akhir'],
  ['rasio', '', 'posisi_akhir'],
  ['peringkat', '', 'posisi_akhir'],
  ['menit', 'Rata-rata waktu tanggap kebakaran', 'posisi_akhir'],
  ['orang', 'Jumlah perokok usia muda', 'akumulasi'],
  ['orang/bulan', 'Jumlah penerima gaji', 'akumulasi'],
  ['perda', 'Jumlah perda', 'akumulasi'],
  ['perangkat daerah', 'Jumlah perangkat daerah', 'akumulasi'],
  ['nilai rupiah', 'Nilai investasi', 'akumulasi'],
  ['hektare', 'Luas lahan', 'akumulasi'],
  ['dokumen', '', 'akumulasi'],
  ['', '', 'akumulasi'],
])('a year of %j (%s) begins as %s', (satuan, indikator, tipe) => {
  expect(usualTipeHitung(satuan, indikator)).toBe(tipe);
});

it.each([
  ['akumulasi', 'tahun', 'Angka Harapan Hidup', true],
  ['akumulasi', 'persen', 'Cakupan imunisasi', true],
  ['posisi_akhir', 'tahun', 'Angka Harapan Hidup', false],
  ['rata_rata', 'persen', 'Bed Occupancy Rate', false],
  ['akumulasi', 'orang', 'Jumlah ibu hamil', false],
  [null, 'persen', 'Progres', false],
] as const)('by %s a year of %s (%s) is doubtful: %p', (tipe_hitung, satuan, indikator, doubtful) => {
  const problem = tipeHitungProblem({ tipe_hitung, satuan, indikator });
  if (doubtful) expect(problem).toContain(`dalam ${satuan} biasanya tidak dijumlahkan`);
  else expect(problem).toBeNull();
});
