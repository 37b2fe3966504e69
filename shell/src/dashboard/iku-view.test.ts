import type { IkuCard } from '@selaras/contracts';
import { kemiskinan } from './dashboard.fixture';
import { barLabel, ikuPerbandingan, ikuStatus, ikuTrend, sparkline } from './iku-view';

const iku = (change: Partial<IkuCard>): IkuCard => ({ ...kemiskinan, ...change });

describe('growth of an indicator', () => {
  it.each([
    ['maximize', 2.1, 'Naik 2,1% dari 2024', 'up', 'good'],
    ['maximize', -2.1, 'Turun 2,1% dari 2024', 'down', 'bad'],
    ['minimize', -7.68, 'Turun 7,68% dari 2024', 'down', 'good'],
    ['minimize', 7.68, 'Naik 7,68% dari 2024', 'up', 'bad'],
    ['range', 3, 'Naik 3% dari 2024', 'up', 'neutral'],
    ['maximize', 0, 'Tetap dari 2024', 'same', 'neutral'],
  ] as const)('%s by %p: %s', (polaritas, growth, text, direction, meaning) => {
    expect(ikuTrend(iku({ polaritas, perbandingan_realisasi_tahun: growth }), 2025)).toEqual({
      text,
      direction,
      meaning,
    });
  });

  it('is left out without the year before', () => {
    expect(ikuTrend(iku({ perbandingan_realisasi_tahun: null }), 2025)).toBeUndefined();
  });
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

it('the trend line runs over the years that have a realisation, up to the chosen one', () => {
  expect(sparkline(kemiskinan, 2026)).toEqual([
    { label: '2024', value: 7.29 },
    { label: '2025', value: 6.73 },
  ]);
  expect(sparkline(kemiskinan, 2024)).toHaveLength(1);
});
