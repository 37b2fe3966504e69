import { sasaranStrategisPd } from '../sasaran-strategis-pd/sasaran-strategis-pd-resource';
import { sasaranStrategisRpjmd } from '../sasaran-strategis-rpjmd/sasaran-strategis-rpjmd-resource';

const years = (nama: string) => [1, 2, 3, 4, 5].map((posisi) => `${nama} tahun ke-${posisi}`);
const titlesOf = ({ sheetColumns }: { sheetColumns: readonly { title: string }[] }) =>
  sheetColumns.map(({ title }) => title);

describe('the spreadsheets of both five-year levels', () => {
  it('call every field as lists and history do', () => {
    expect(titlesOf(sasaranStrategisRpjmd)).toEqual([
      'Tujuan',
      'Nomor',
      'Sasaran strategis',
      'IKU Bupati',
      'PD pengampu',
      'Satuan',
      'Kondisi awal',
      ...years('Target'),
      ...years('Realisasi'),
      ...years('Capaian'),
      ...years('Rata-rata pembanding'),
    ]);
    expect(titlesOf(sasaranStrategisPd)).toEqual([
      'Satuan kerja',
      'Sasaran RPJMD',
      'Sasaran strategis',
      'IKU',
      'Satuan',
      'Kondisi awal',
      ...years('Target'),
      ...years('Realisasi'),
      ...years('Capaian'),
    ]);
  });

  it('hold the goal, its indicator, its unit and the figures of a row', () => {
    const row = {
      tujuan: { nomor: '1.1', tujuan: 'Masyarakat sehat' },
      sasaran_strategis: { nomor: '1.1.1', sasaran: 'Gizi membaik' },
      indikator_sasaran_strategis: { nomor: '2', indikator: 'Prevalensi stunting' },
      satuan_kerja: { satuan_kerja_id: 1, satuan_kerja_nama: 'Dinas Kesehatan' },
      satuan: 'persen',
      baseline: 18.9,
      target_1: 17,
    };
    const cells = sasaranStrategisRpjmd.sheetColumns.slice(0, 8).map(({ value }) => value(row));
    expect(cells).toEqual([
      'Masyarakat sehat',
      '1.1.1',
      'Gizi membaik',
      'Prevalensi stunting',
      'Dinas Kesehatan',
      'persen',
      18.9,
      17,
    ]);
  });
});
