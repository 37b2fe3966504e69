import {
  isTindakLanjutTerlambat,
  type KeadaanTindakLanjut,
  keadaanTindakLanjut,
  kekuranganTindakLanjut,
  langkahTindakLanjutDari,
} from './tindak-lanjut-lke';

it.each<[string, readonly string[], readonly string[][]]>([
  ['the unit hands in what is open or was sent back', ['unit'], [['ajukan'], [], ['ajukan'], []]],
  [
    'its evaluator sends back or closes what was handed in',
    ['penilai'],
    [[], ['kembalikan', 'tutup'], [], []],
  ],
  ['plenary and administrator take no step', ['pleno', 'super'], [[], [], [], []]],
  ['who is none of them takes none', [], [[], [], [], []]],
])('%s', (_, pelaku, expected) => {
  expect(keadaanTindakLanjut.map((keadaan) => langkahTindakLanjutDari(keadaan, pelaku))).toEqual(expected);
});

it('is handed in with plan, owner, day and evidence', () => {
  const whole = { rencana: 'Susun', penanggung_jawab: 'Sekretaris', tenggat: '2025-12-31', jumlah_bukti: 1 };
  expect(kekuranganTindakLanjut(whole)).toEqual({});
  const none = { rencana: null, penanggung_jawab: null, tenggat: null, jumlah_bukti: 0 };
  expect(Object.keys(kekuranganTindakLanjut(none))).toEqual([
    'rencana',
    'penanggung_jawab',
    'tenggat',
    'bukti',
  ]);
});

it.each<[KeadaanTindakLanjut, string | null, boolean]>([
  ['terbuka', '2025-06-30', true],
  ['dikembalikan', '2025-06-30', true],
  ['terbuka', '2025-07-01', false],
  ['terbuka', null, false],
  ['diajukan', '2025-06-30', false],
  ['selesai', '2025-06-30', false],
])('%s until %s on 1 July is late: %s', (keadaan, tenggat, expected) => {
  expect(isTindakLanjutTerlambat({ keadaan, tenggat }, '2025-07-01')).toBe(expected);
});
