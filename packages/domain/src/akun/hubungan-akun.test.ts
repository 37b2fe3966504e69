import { hubunganAkun, type OrangAkun } from './hubungan-akun';

const orang = (more: Partial<OrangAkun> = {}): OrangAkun => ({
  satuan_kerja_id: 1012,
  induk_id: null,
  keadaan: 'bekerja',
  menjabat: false,
  ...more,
});

it.each([
  ['works in it', 1012, orang(), 'bertugas'],
  ['works in a division of it', 9999, orang({ satuan_kerja_id: 999906, induk_id: 9999 }), 'bertugas'],
  ['works in another unit', 1013, orang(), 'pindah'],
  ['works in the unit above it', 999906, orang({ satuan_kerja_id: 9999 }), 'pindah'],
  ['works in another division', 999901, orang({ satuan_kerja_id: 999906, induk_id: 9999 }), 'pindah'],
  ['works elsewhere and acts in a post of it', 1013, orang({ menjabat: true }), 'bertugas'],
  ['has left', 1012, orang({ keadaan: 'berhenti' }), 'berhenti'],
  ['left, whatever post he acted in', 1012, orang({ keadaan: 'berhenti', menjabat: true }), 'berhenti'],
] as const)('an account of a unit whose person %s', (_, unit, person, expected) => {
  expect(hubunganAkun(unit, person)).toBe(expected);
});

it('asks neither accounts of no unit nor those that belong to nobody', () => {
  expect(hubunganAkun(null, orang({ keadaan: 'berhenti' }))).toBe('bertugas');
  expect(hubunganAkun(1012, null)).toBe('bertugas');
});
