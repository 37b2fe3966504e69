import fc from 'fast-check';
import { type PesertaPeringkat, peringkatRapor } from './peringkat-rapor';
import { summarizeRapor } from './ringkasan-rapor';

const unit = (
  satuan_kerja_id: number,
  fields: { tercapai?: number; gagal?: number; belum?: number; anggaran?: number; realisasi?: number | null },
): PesertaPeringkat => {
  const { tercapai = 0, gagal = 0, belum = 0, anggaran = 0, realisasi = null } = fields;
  const base = {
    berpenyebab: false,
    perbaikan: 'belum',
    langkah: 0,
    sisa: 0,
    lebih: 0,
    anggaran_hemat: 0,
    hemat: 0,
  } as const;
  return {
    satuan_kerja_id,
    kode: `1.0${satuan_kerja_id}`,
    ringkasan: summarizeRapor(
      (
        [
          ['tercapai', tercapai],
          ['tidak-tercapai', gagal],
          ['belum-diisi', belum],
        ] as const
      )
        .filter(([, jumlah]) => jumlah > 0)
        .map(([keadaan, jumlah], index) => ({
          ...base,
          keadaan,
          jumlah,
          anggaran: index === 0 ? anggaran : 0,
          realisasi: index === 0 ? realisasi : null,
        })),
    ),
  };
};

const placesOf = (units: readonly PesertaPeringkat[]) =>
  [...peringkatRapor(units)].map(([id, { peringkat, penentu }]) => [id, peringkat, penentu]);

it('ranks by report, achievement, absorption, number and code, and says which of them decided', () => {
  const units = [
    unit(1, { belum: 9, anggaran: 10, realisasi: 10 }),
    unit(2, { tercapai: 3, gagal: 1, anggaran: 100, realisasi: 90 }),
    unit(3, { tercapai: 6, gagal: 2, anggaran: 100, realisasi: 90 }),
    unit(4, { tercapai: 3, gagal: 1, anggaran: 100, realisasi: 95 }),
    unit(5, { tercapai: 9, gagal: 1 }),
    unit(6, { tercapai: 6, gagal: 2, anggaran: 100, realisasi: 90 }),
    unit(7, {}),
  ];
  expect(placesOf(units)).toEqual([
    [5, 1, null],
    [4, 2, 'capaian'],
    [3, 3, 'serapan'],
    [6, 4, 'kode'],
    [2, 5, 'jumlah'],
    [1, 6, 'realisasi'],
  ]);
});

it('compares ratios exactly where their rounded percentages are equal', () => {
  const units = [unit(1, { tercapai: 99_990, gagal: 10 }), unit(2, { tercapai: 99_991, gagal: 10 })];
  expect(units.map(({ ringkasan }) => ringkasan.capaian)).toEqual([99.99, 99.99]);
  expect(placesOf(units)[0]).toEqual([2, 1, null]);
});

it('is a total order: every place once, whatever order the units come in', () => {
  const part = fc.integer({ min: 0, max: 4 });
  const units = fc.array(
    fc.record({ tercapai: part, gagal: part, belum: part, anggaran: part, realisasi: fc.option(part) }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(units, fc.func(fc.integer()), (fields, key) => {
      const all = fields.map((one, index) => unit(index + 1, one));
      const places = placesOf(all);
      expect(places.map(([, peringkat]) => peringkat)).toEqual(places.map((_, index) => index + 1));
      const shuffled = [...all].sort((a, b) => key(a.satuan_kerja_id) - key(b.satuan_kerja_id));
      expect(placesOf(shuffled)).toEqual(places);
    }),
  );
});
