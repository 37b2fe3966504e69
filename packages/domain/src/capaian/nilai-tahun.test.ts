import type { TipeHitung } from '../codes/perencanaan';
import { nilaiTahun } from './nilai-tahun';

describe('value of the year from its quarters', () => {
  it.each<[TipeHitung, (number | null)[], number | null]>([
    ['akumulasi', [10, 20, 30, 40], 100],
    ['akumulasi', [10, null, 30, null], 40],
    ['akumulasi', [0.1, 0.2, null, null], 0.3],
    ['akumulasi', [0, 0, 0, 0], 0],
    ['posisi_akhir', [10, 20, 30, 40], 40],
    ['posisi_akhir', [10, 25, null, null], 25],
    ['posisi_akhir', [10, 25, 0, null], 0],
    ['posisi_akhir', [null, null, null, 7], 7],
    ['rata_rata', [10, 20, 30, 40], 25],
    ['rata_rata', [10, null, 20, null], 15],
    ['rata_rata', [1, 1, 2, null], 1.3333],
    ['akumulasi', [null, null, null, null], null],
    ['posisi_akhir', [null, null, null, null], null],
    ['rata_rata', [], null],
  ])('%s of %p is %p', (tipeHitung, triwulan, expected) => {
    expect(nilaiTahun(tipeHitung, triwulan)).toBe(expected);
  });
});
