import { instrumenSama } from './instrumen-sama';

const instrumen = (more: { nilai?: number; bobot?: number; uraian?: string; id?: number } = {}) => ({
  skala: [{ kode: 'AA', nilai: more.nilai ?? 100 }],
  komponen: [
    {
      id: more.id ?? 1,
      bobot: 100,
      subKomponen: [
        {
          id: more.id ?? 2,
          bobot: more.bobot ?? 100,
          kriteria: [{ id: more.id ?? 3, uraian: more.uraian ?? 'Terdapat pedoman.' }],
        },
      ],
    },
  ],
});

describe('instruments of two years measure', () => {
  it('the same with the same criteria, weights and scale, under other ids', () => {
    expect(instrumenSama(instrumen(), instrumen({ id: 40 }))).toBe(true);
  });

  it.each([{ nilai: 90 }, { bobot: 60 }, { uraian: 'Terdapat pedoman yang berlaku.' }])(
    'something else where %j differs',
    (more) => {
      expect(instrumenSama(instrumen(), instrumen(more))).toBe(false);
    },
  );
});
