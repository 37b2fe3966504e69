import fc from 'fast-check';
import { type KelompokRapor, summarizeRapor } from './ringkasan-rapor';

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
  expect(summarizeRapor(groups)).toEqual({
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
  expect(summarizeRapor([])).toMatchObject({
    jumlah: 0,
    capaian: null,
    realisasi: null,
    serapan: null,
    efisiensi: null,
  });
  expect(summarizeRapor([group({ keadaan: 'belum-diisi', anggaran: 10 })])).toMatchObject({
    capaian: 0,
    realisasi: null,
    serapan: null,
    efisiensi: null,
  });
});

it('of several units together is the sum of theirs', () => {
  const parts = groups.map((one) => summarizeRapor([one]));
  const whole = summarizeRapor(groups);
  for (const field of ['jumlah', 'tercapai', 'berpenyebab', 'anggaran', 'sisa', 'lebih'] as const)
    expect(parts.reduce((sum, part) => sum + part[field], 0)).toBe(whole[field]);
});

describe('of any items', () => {
  const rupiah = fc.integer({ min: 0, max: 900_000_000_000 }).map((sen) => sen / 100);
  /** One item as the rows of a unit have it; groups of items are sums of such. */
  const item = fc
    .record({
      keadaan: fc.constantFrom('tercapai', 'tidak-tercapai', 'belum-diisi'),
      berpenyebab: fc.boolean(),
      perbaikan: fc.constantFrom('belum', 'berjalan', 'selesai'),
      langkah: fc.nat({ max: 5 }),
      anggaran: rupiah,
      realisasi: fc.option(rupiah),
    })
    .map((one) => {
      const spent = one.realisasi ?? 0;
      const saves = one.keadaan === 'tercapai' && one.anggaran > 0 && one.realisasi !== null;
      const left = Math.round(Math.max(0, one.anggaran - spent) * 100) / 100;
      return group({
        ...one,
        sisa: left,
        lebih: Math.round(Math.max(0, spent - one.anggaran) * 100) / 100,
        anggaran_hemat: saves ? one.anggaran : 0,
        hemat: saves ? left : 0,
      });
    });
  const items = fc.array(item, { maxLength: 30 });
  const sen = (amount: number | null) => Math.round((amount ?? 0) * 100);

  it('counts each once, and every part lies within its whole', () => {
    fc.assert(
      fc.property(items, (given) => {
        const card = summarizeRapor(given);
        expect(card.jumlah).toBe(given.length);
        expect(card.tercapai + card.tidak_tercapai).toBe(card.jumlah);
        for (const part of [card.belum_diisi, card.berpenyebab, card.diperbaiki])
          expect(part).toBeLessThanOrEqual(card.tidak_tercapai);
        for (const value of [
          card.tercapai,
          card.langkah,
          card.sisa,
          card.lebih,
          card.efisiensi?.nominal ?? 0,
        ])
          expect(value).toBeGreaterThanOrEqual(0);
        expect(card.capaian === null).toBe(given.length === 0);
        expect(card.capaian ?? 0).toBeLessThanOrEqual(100);
        expect(card.efisiensi?.persen ?? 0).toBeLessThanOrEqual(100);
        expect(card.capaian === 100).toBe(given.length > 0 && card.tidak_tercapai === 0);
      }),
    );
  });

  it('money adds up to the sen, budget less spending being what is left less what is above', () => {
    fc.assert(
      fc.property(items, (given) => {
        const card = summarizeRapor(given);
        const total = (values: readonly (number | null)[]) =>
          values.reduce<number>((sum, one) => sum + sen(one), 0);
        expect(sen(card.anggaran)).toBe(total(given.map(({ anggaran }) => anggaran)));
        expect(card.realisasi === null).toBe(given.every(({ realisasi }) => realisasi === null));
        expect(sen(card.realisasi)).toBe(total(given.map(({ realisasi }) => realisasi)));
        expect(sen(card.anggaran) - sen(card.realisasi)).toBe(sen(card.sisa) - sen(card.lebih));
      }),
    );
  });

  it('is the same in whatever order they come, and units together are as one', () => {
    const summed = [
      'jumlah',
      'tercapai',
      'tidak_tercapai',
      'belum_diisi',
      'berpenyebab',
      'diperbaiki',
      'langkah',
    ] as const;
    const money = ['anggaran', 'realisasi', 'sisa', 'lebih', 'anggaran_tidak_tercapai'] as const;
    fc.assert(
      fc.property(fc.array(items, { maxLength: 5 }), (units) => {
        const whole = summarizeRapor(units.flat());
        expect(summarizeRapor(units.flat().toReversed())).toEqual(whole);
        const parts = units.map((unit) => summarizeRapor(unit));
        for (const field of summed)
          expect(parts.reduce((sum, part) => sum + part[field], 0)).toBe(whole[field]);
        for (const field of money)
          expect(parts.reduce((sum, part) => sum + sen(part[field]), 0)).toBe(sen(whole[field]));
      }),
    );
  });
});
