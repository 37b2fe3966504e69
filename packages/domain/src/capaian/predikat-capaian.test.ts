import fc from 'fast-check';
import { kodePredikat, kodePredikatOf, predikatCapaian, rentangPredikat } from './predikat-capaian';

describe('scale of achievement', () => {
  it.each([
    [150, 'Sangat Tinggi', 'Sangat Baik'],
    [90.01, 'Sangat Tinggi', 'Sangat Baik'],
    [90, 'Tinggi', 'Baik'],
    [75.01, 'Tinggi', 'Baik'],
    [75, 'Sedang', 'Cukup'],
    [65.01, 'Sedang', 'Cukup'],
    [65, 'Rendah', 'Kurang'],
    [50.01, 'Rendah', 'Kurang'],
    [50, 'Sangat Rendah', 'Sangat Kurang'],
    [0, 'Sangat Rendah', 'Sangat Kurang'],
    [-20, 'Sangat Rendah', 'Sangat Kurang'],
    [null, null, null],
  ])('%p is %p, in reports %p', (capaian, permendagri, laporan) => {
    expect(predikatCapaian(capaian)).toBe(permendagri);
    expect(predikatCapaian(capaian, 'laporan')).toBe(laporan);
  });
});

describe('steps of the scale', () => {
  it('take every achievement exactly once, whatever it is', () => {
    const achievement = fc.oneof(
      fc.integer({ min: -10_000, max: 30_000 }).map((value) => value / 100),
      fc.constantFrom(50, 65, 75, 90, 50.01, 65.01, 75.01, 90.01),
    );
    fc.assert(
      fc.property(achievement, (capaian) => {
        const taking = kodePredikat.filter((kode) => {
          const { above, upTo } = rentangPredikat(kode);
          return (above === null || capaian > above) && (upTo === null || capaian <= upTo);
        });
        expect(taking).toEqual([kodePredikatOf(capaian)]);
      }),
    );
  });

  it('have none without an achievement', () => {
    expect(kodePredikatOf(null)).toBeNull();
  });
});
