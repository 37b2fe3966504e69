import { predikatCapaian } from './predikat-capaian';

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
