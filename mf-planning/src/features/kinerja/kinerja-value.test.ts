import { capaianOfForm, figureFaults, isMissed, sumOfQuarters, yearOfQuarters } from './kinerja-value';

const values = {
  polaritas: 'maximize',
  tipe_hitung: 'posisi_akhir',
  satuan: 'persen',
  indikator: 'Cakupan',
  target: 90,
  realisasi_tw1: 40,
  realisasi_tw2: 81,
  anggaran: null,
};

describe('figures of a form', () => {
  it('make the year of their quarters by the way of counting', () => {
    expect(yearOfQuarters('realisasi')(values)).toBe(81);
    expect(yearOfQuarters('realisasi')({ ...values, tipe_hitung: 'akumulasi' })).toBe(121);
    expect(sumOfQuarters('realisasi')(values)).toBe(121);
  });

  it('tell the achievement, and whether causes are asked for', () => {
    expect(capaianOfForm(values)).toBe(90);
    expect(isMissed(values)).toBe(true);
    expect(isMissed({ ...values, realisasi_tw4: 95 })).toBe(false);
    expect(isMissed({ ...values, realisasi_tw1: null, realisasi_tw2: null })).toBe(false);
  });

  it('are refused before they are sent', () => {
    expect(figureFaults(values)).toEqual({});
    expect(figureFaults({ ...values, target: 120 })).toHaveProperty('target');
    expect(figureFaults({ ...values, target_tw4: 80 })).toHaveProperty('target');
    expect(figureFaults({ ...values, anggaran: 10, anggaran_tw1: 4, anggaran_tw2: 5 })).toHaveProperty(
      'anggaran',
    );
    expect(figureFaults({ ...values, polaritas: 'range', range_min: 5, range_max: 3 })).toHaveProperty(
      'range_max',
    );
  });
});
