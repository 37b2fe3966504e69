import {
  isPerbaikanDimulai,
  keadaanLke,
  langkahDari,
  langkahLke,
  penulisLke,
  semuaLangkahLke,
} from './alur-lke';

it('an evaluation goes through every state, each step by who it belongs to', () => {
  const steps = semuaLangkahLke.filter((name) => name !== 'buka-kembali').map((name) => langkahLke[name]);
  expect(steps.map(({ dari }) => dari)).toEqual(keadaanLke.slice(0, -1));
  expect(steps.map(({ ke }) => ke)).toEqual(keadaanLke.slice(1));
  expect(steps.map(({ oleh }) => oleh)).toEqual([
    'unit',
    'penilai',
    'penilai',
    'unit',
    'unit',
    'penilai',
    'penilai',
    'pleno',
    'pleno',
  ]);
});

it('one that is decided is opened again by the administrator alone, with a reason', () => {
  expect(langkahDari('final', 'super')).toEqual(['buka-kembali']);
  for (const pelaku of ['unit', 'penilai', 'pleno'] as const)
    expect(langkahDari('final', pelaku)).toEqual([]);
  expect(langkahLke['buka-kembali']).toMatchObject({ ke: 'pleno', beralasan: true });
});

it('nobody writes between two hands', () => {
  expect(keadaanLke.map((keadaan) => penulisLke(keadaan))).toEqual([
    'unit',
    null,
    'penilai',
    null,
    'unit',
    null,
    'penilai',
    null,
    'pleno',
    null,
  ]);
});

it('what is said of a criterion is read from the repair round on', () => {
  expect(keadaanLke.filter(isPerbaikanDimulai)).toEqual([
    'perbaikan',
    'diajukan_2',
    'dinilai_2',
    'selesai_2',
    'pleno',
    'final',
  ]);
});
