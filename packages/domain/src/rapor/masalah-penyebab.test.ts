import { masalahPenyebab } from './masalah-penyebab';

it.each([
  [null, 'Triwulan 2 tidak bertarget, sehingga tidak ada kegagalan untuk dijelaskan.'],
  ['tercapai', 'Target triwulan 2 tercapai, sehingga tidak ada kegagalan untuk dijelaskan.'],
  ['tidak-tercapai', null],
  ['belum-diisi', null],
] as const)('of a quarter that is %s: %s', (keadaan, expected) => {
  expect(masalahPenyebab(keadaan, 2)).toBe(expected);
});
