import { indikatorOfName, sasaranOfName } from './sasaran-of-nama';

it.each([
  ['Penyusunan Dokumen Perencanaan', 'Tersusunnya Dokumen Perencanaan'],
  ['Koordinasi dan Penyusunan Laporan Keuangan', 'Terlaksananya Koordinasi dan Penyusunan Laporan Keuangan'],
  ['Pemeliharaan Rutin Jalan', 'Terlaksananya Pemeliharaan Rutin Jalan'],
  ['Penyediaan, Pengelolaan Data', 'Terlaksananya Penyediaan, Pengelolaan Data'],
  ['Gladi Kesiapsiagaan', 'Terlaksananya Gladi Kesiapsiagaan'],
])('turns the activity "%s" into the objective "%s"', (nama, sasaran) => {
  expect(sasaranOfName(nama)).toBe(sasaran);
});

it('names the output of a sub-activity by its unit of measure', () => {
  expect(indikatorOfName('Evaluasi Kinerja', 'laporan')).toBe('Jumlah laporan hasil Evaluasi Kinerja');
});
