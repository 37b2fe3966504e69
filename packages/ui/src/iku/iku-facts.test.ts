import type { IkuCard } from '@selaras/contracts';
import { kemiskinan } from '../testing';
import { efisiensiFact, growthGap, lastTargetFact } from './iku-facts';
import { ikuTrend } from './iku-view';

const iku = (change: Partial<IkuCard>): IkuCard => ({ ...kemiskinan, ...change });

it.each([
  [{}, null],
  [{ realisasi: null }, 'Belum dapat dihitung: realisasi 2025 belum ada.'],
  [{ realisasi_tahun_lalu: null }, 'Tidak dapat dihitung: belum ada nilai tahun 2024.'],
  [{ realisasi_tahun_lalu: 0, satuan: 'orang' }, 'Tidak dapat dihitung: nilai tahun 2024 adalah 0.'],
] as const)('growth with %j: %s', (change, gap) => {
  expect(growthGap(iku(change), 2025)).toBe(gap);
  expect(ikuTrend(iku(change), 2025) === undefined).toBe(gap !== null);
});

describe('against the final target', () => {
  it('says the target beside the percentage', () => {
    expect(lastTargetFact(kemiskinan)).toEqual({
      term: 'Terhadap target akhir RPJMD (2028)',
      value: '85,93%',
      note: 'Target akhir 5,9 %',
    });
  });

  it.each([
    [{ realisasi: null }, 'Belum dapat dihitung: realisasi belum ada.'],
    [
      { tren: [{ tahun: 2028, target: null, realisasi: null }] },
      'Tidak dapat dihitung: target akhir belum ditetapkan.',
    ],
  ])('%j has a sentence of its own', (change, note) => {
    const fact = lastTargetFact(iku({ ...change, perbandingan_realisasi_target: null }));
    expect(fact).toMatchObject({ value: '-', note });
  });

  it('of a range is its bounds', () => {
    const tren = [{ tahun: 2028, target: null, realisasi: null }];
    const range = iku({ polaritas: 'range', range_min: 7, range_max: 7.5, tren });
    expect(lastTargetFact(range).note).toBe('Target akhir 7–7,5 %');
  });
});

describe('efficiency', () => {
  it('is said in percent and rupiah', () => {
    expect(efisiensiFact(kemiskinan)).toEqual({
      term: 'Efisiensi sumber daya',
      value: '10% · Rp 100.000.000',
      note: null,
    });
  });

  it('says why it is not counted, and when the budget was overspent although the target was met', () => {
    const missed = iku({ capaian: 99, efisiensi_sumber_daya: null });
    expect(efisiensiFact(missed)).toMatchObject({
      value: '-',
      note: 'Tidak dihitung: target belum tercapai.',
    });
    const overspent = iku({
      anggaran: { pagu: 1, realisasi: 2 },
      efisiensi_sumber_daya: { persen: 0, nominal: 0 },
    });
    expect(efisiensiFact(overspent)).toMatchObject({
      value: '0% · Rp 0',
      note: 'Target tercapai, tetapi belanja melebihi anggaran.',
    });
  });

  it('is not on a unit’s card', () => {
    expect(efisiensiFact(iku({ anggaran: null }))).toBeNull();
  });
});
