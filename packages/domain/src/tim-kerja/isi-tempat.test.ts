import { isiTempat, usulanTempat } from './isi-tempat';
import { keadaanTempat } from './keadaan-anggota-words';

const lama = { peran: 'Anggota', target: 'Empat laporan' };
const baru = { peran: 'Anggota', target: 'Enam laporan' };

it.each([
  ['a changed target waits: the earlier one applies', { ...baru, berlaku: lama }, lama, baru],
  ['approved as it is', { ...lama, berlaku: lama }, lama, null],
  ['new: nothing applies yet', { ...baru, berlaku: null }, baru, null],
  [
    'a target that was taken away waits',
    { ...lama, target: null, berlaku: lama },
    lama,
    { ...lama, target: null },
  ],
])('%s', (_, tempat, berlaku, usulan) => {
  expect(isiTempat(tempat)).toEqual(berlaku);
  expect(usulanTempat(tempat)).toEqual(usulan);
});

it.each([
  ['menunggu_opd', true, 'Menunggu kepala perangkat daerah; yang lama masih berlaku'],
  ['ditolak_kabid', true, 'Ditolak kepala bidang; yang lama masih berlaku'],
  ['disetujui', true, 'Disetujui'],
  ['draf', false, 'Draf'],
] as const)('%s is told with what applies beside it', (keadaan, berlaku, words) => {
  expect(keadaanTempat(keadaan, berlaku)).toBe(words);
});
