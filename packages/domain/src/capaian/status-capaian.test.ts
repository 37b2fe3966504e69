import { capaianIcon, capaianIcons, statusCapaian, statusCapaianOf } from './status-capaian';

describe('achievement icon and status of a node', () => {
  it.each([
    [null, false, 'warning', 'belum-ada-data'],
    [0, false, 'warning', 'tidak-tercapai'],
    [99.99, false, 'warning', 'tidak-tercapai'],
    [100, true, 'danger', 'csf-gagal'],
    [140, true, 'danger', 'csf-gagal'],
    [null, true, 'info', 'keduanya'],
    [99.99, true, 'info', 'keduanya'],
    [100, false, null, 'tercapai'],
    [140, false, null, 'tercapai'],
  ])('capaian %p with failed CSF %p: icon %p, status %p', (capaian, csfGagal, icon, status) => {
    expect(capaianIcon(capaian, csfGagal)).toBe(icon);
    expect(statusCapaianOf(capaian, csfGagal)).toBe(status);
  });

  it('carry the specified texts', () => {
    expect(capaianIcons).toEqual({
      warning: 'Tidak tercapai',
      danger: 'CSF Gagal',
      info: 'Tidak tercapai & CSF Gagal',
    });
    expect(Object.keys(statusCapaian)).toHaveLength(5);
  });
});
