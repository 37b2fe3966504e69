import { keadaanPengisianOf } from './pengisian';

const open = { jumlah: 4, belum: 1, lewat: false, mulai: true };

describe('keadaanPengisianOf', () => {
  it.each([
    ['kosong', { ...open, jumlah: 0, belum: 0, lewat: true }],
    ['lengkap', { ...open, belum: 0, lewat: true }],
    ['lengkap', { ...open, belum: 0, mulai: false }],
    ['terlambat', { ...open, lewat: true }],
    ['berjalan', open],
    ['belum-mulai', { ...open, mulai: false }],
  ] as const)('is %s', (keadaan, pengisian) => {
    expect(keadaanPengisianOf(pengisian)).toBe(keadaan);
  });
});
