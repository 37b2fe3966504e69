import { type KelompokRapor, ringkasRapor } from './ringkasan-rapor';

const group = (fields: Partial<KelompokRapor>): KelompokRapor => ({
  keadaan: 'tercapai',
  berpenyebab: false,
  perbaikan: 'belum',
  jumlah: 1,
  langkah: 0,
  anggaran: 0,
  realisasi: null,
  sisa: 0,
  lebih: 0,
  anggaran_hemat: 0,
  hemat: 0,
  ...fields,
});

const groups = [
  group({ jumlah: 7, anggaran: 700, realisasi: 640, sisa: 80, lebih: 20, anggaran_hemat: 700, hemat: 80 }),
  group({
    keadaan: 'tidak-tercapai',
    jumlah: 2,
    berpenyebab: true,
    perbaikan: 'selesai',
    langkah: 3,
    anggaran: 200,
    realisasi: 50,
    sisa: 150,
  }),
  group({
    keadaan: 'tidak-tercapai',
    jumlah: 1,
    berpenyebab: true,
    anggaran: 50.5,
    realisasi: 0,
    sisa: 50.5,
  }),
  group({ keadaan: 'belum-diisi', jumlah: 2, anggaran: 100 }),
];

it('adds up what was achieved, missed, explained and repaired, in items and rupiah', () => {
  expect(ringkasRapor(groups)).toEqual({
    jumlah: 12,
    tercapai: 7,
    tidak_tercapai: 5,
    belum_diisi: 2,
    capaian: 58.33,
    berpenyebab: 3,
    diperbaiki: 2,
    langkah: 3,
    anggaran: 1050.5,
    realisasi: 690,
    sisa: 280.5,
    lebih: 20,
    serapan: 65.68,
    anggaran_tidak_tercapai: 350.5,
    efisiensi: { persen: 11.43, nominal: 80 },
  });
});

it('tells nothing of what is not known', () => {
  expect(ringkasRapor([])).toMatchObject({
    jumlah: 0,
    capaian: null,
    realisasi: null,
    serapan: null,
    efisiensi: null,
  });
  expect(ringkasRapor([group({ keadaan: 'belum-diisi', anggaran: 10 })])).toMatchObject({
    capaian: 0,
    realisasi: null,
    serapan: null,
    efisiensi: null,
  });
});

it('of several units together is the sum of theirs', () => {
  const parts = groups.map((one) => ringkasRapor([one]));
  const whole = ringkasRapor(groups);
  for (const field of ['jumlah', 'tercapai', 'berpenyebab', 'anggaran', 'sisa', 'lebih'] as const)
    expect(parts.reduce((sum, part) => sum + part[field], 0)).toBe(whole[field]);
});
