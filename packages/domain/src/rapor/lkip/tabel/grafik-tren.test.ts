import { grafikTren } from './grafik-tren';
import type { IkuLaporan } from './iku-laporan';

const iku = (tren: IkuLaporan['tren']): IkuLaporan => ({
  id: 7,
  indikator_id: null,
  sasaran: 'Meningkatnya kualitas manusia',
  indikator: 'Indeks Pembangunan Manusia',
  satuan: 'poin',
  polaritas: 'maximize',
  range_min: null,
  range_max: null,
  target: null,
  realisasi: null,
  capaian: null,
  rata_nasional: null,
  label_pembanding: 'nasional',
  realisasi_tahun_lalu: null,
  perbandingan_realisasi_tahun: null,
  perbandingan_realisasi_target: null,
  tren,
});
const tren = [
  { tahun: 2023, target: 71.5, realisasi: 71.85 },
  { tahun: 2024, target: 72.4, realisasi: 72.61 },
  { tahun: 2025, target: 73.05, realisasi: 73.4 },
];

it('an indicator’s course is its results and targets year by year, in figures and in a sentence', () => {
  expect(grafikTren(2, 2025, [iku(tren)])).toEqual([
    {
      kode: 'grafik-2-7',
      judul: 'Perkembangan Indeks Pembangunan Manusia',
      satuan: 'poin',
      tahun: [2023, 2024, 2025],
      target: [71.5, 72.4, 73.05],
      realisasi: [71.85, 72.61, 73.4],
      alt: 'Realisasi 71,85 (2023), 72,61 (2024), 73,4 (2025); target 71,5 (2023), 72,4 (2024), 73,05 (2025).',
    },
  ]);
});

it('a report of a year knows no result of a later one, and still its target', () => {
  expect(grafikTren(1, 2024, [iku(tren)])).toMatchObject([
    { realisasi: [71.85, 72.61, null], target: [71.5, 72.4, 73.05] },
  ]);
});

it('one result is no course', () => {
  expect(grafikTren(1, 2023, [iku(tren)])).toEqual([]);
});
