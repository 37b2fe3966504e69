import type { IkuCard } from '@selaras/contracts';
import { kemiskinan } from '../testing';
import { barLabel, ikuPerbandingan, ikuStatus, ikuTrend, missedFirst, sparkline } from './iku-view';

const iku = (change: Partial<IkuCard>): IkuCard => ({ ...kemiskinan, ...change });

describe('growth of an indicator', () => {
  it.each([
    ['maximize', 'poin', 72.61, 71.85, 'Naik 1,06% dari 2024', 'up', 'good'],
    ['maximize', 'orang', 90, 100, 'Turun 10% dari 2024', 'down', 'bad'],
    ['minimize', '%', 6.73, 7.29, 'Turun 0,56 poin persen dari 2024', 'down', 'good'],
    ['minimize', 'persen', 7.29, 6.73, 'Naik 0,56 poin persen dari 2024', 'up', 'bad'],
    ['range', 'derajat', 103, 100, 'Naik 3% dari 2024', 'up', 'neutral'],
    ['maximize', 'persen', 5, 5, 'Tetap dari 2024', 'same', 'neutral'],
  ] as const)(
    '%s in %s from %p to %p: %s',
    (polaritas, satuan, realisasi, before, text, direction, meaning) => {
      const change = iku({ polaritas, satuan, realisasi, realisasi_tahun_lalu: before });
      expect(ikuTrend(change, 2025)).toEqual({ text, direction, meaning });
    },
  );

  it('is left out without the year before', () => {
    expect(ikuTrend(iku({ realisasi_tahun_lalu: null }), 2025)).toBeUndefined();
  });
});

it('missed indicators come first, then those without data, and none is left out', () => {
  const cards = [101, null, 99, 100, 12].map((capaian, id) => iku({ id, capaian }));
  expect(missedFirst(cards).map(({ id }) => id)).toEqual([2, 4, 1, 0, 3]);
});

describe('comparison of an indicator', () => {
  it('names whom it is compared with', () => {
    expect(ikuPerbandingan(iku({ indikator_id: 1, realisasi: 73.02, rata_nasional: 75.9 }))).toMatchObject({
      label: 'Rata-rata nasional',
      value: '75,9',
      text: 'Lebih rendah',
      selisih: 2.88,
    });
    expect(ikuPerbandingan(iku({ label_pembanding: 'regional' })).label).toBe('Rata-rata regional');
  });

  it('of indicator id 3 is fixed, of a row with id 3 but another indicator it is not', () => {
    expect(ikuPerbandingan(iku({ indikator_id: 3, realisasi: 20 }))).toMatchObject({
      text: 'Lebih rendah',
      selisih: 1.74,
    });
    expect(ikuPerbandingan(iku({ id: 3, indikator_id: null, realisasi: 20 })).text).toBe('Lebih tinggi');
  });
});

it.each([
  [101, 'tercapai'],
  [99, 'tidak-tercapai'],
  [null, 'belum-ada-data'],
])('an achievement of %p is %s', (capaian, status) => {
  expect(ikuStatus({ capaian })).toBe(status);
});

it('the bar of a range is named by its bounds', () => {
  expect(barLabel(iku({ polaritas: 'range', range_min: 60, range_max: 85 }), 2025)).toBe('Rentang 60–85');
  expect(barLabel(iku({}), 2025)).toBe('Tahun 2025');
});

it('the trend line has every year up to the chosen one, those without a realisation as gaps', () => {
  const tren = [7.29, null, 6.73, 6.5].map((realisasi, at) => ({ tahun: 2024 + at, target: 7, realisasi }));
  expect(sparkline(iku({ tren }), 2026)).toEqual([
    { label: '2024', value: 7.29 },
    { label: '2025', value: null },
    { label: '2026', value: 6.73 },
  ]);
  expect(sparkline(kemiskinan, 2024)).toHaveLength(1);
});
