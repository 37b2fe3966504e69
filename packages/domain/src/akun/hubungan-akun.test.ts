import { hubunganAkun, type OrangAkun } from './hubungan-akun';

const TODAY = '2026-06-15';
const orang = (more: Partial<OrangAkun> = {}): OrangAkun => ({
  satuan_kerja_id: 1012,
  induk_id: null,
  berhenti_pada: null,
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
  ['left today', 1012, orang({ berhenti_pada: TODAY }), 'berhenti'],
  ['left, whatever post he acted in', 1012, orang({ berhenti_pada: TODAY, menjabat: true }), 'berhenti'],
  ['leaves tomorrow', 1012, orang({ berhenti_pada: '2026-06-16' }), 'bertugas'],
] as const)('an account of a unit whose person %s', (_, unit, person, expected) => {
  expect(hubunganAkun(unit, person, TODAY)).toBe(expected);
});

it('asks neither accounts of no unit nor those that belong to nobody', () => {
  expect(hubunganAkun(null, orang({ berhenti_pada: TODAY }), TODAY)).toBe('bertugas');
  expect(hubunganAkun(1012, null, TODAY)).toBe('bertugas');
});
