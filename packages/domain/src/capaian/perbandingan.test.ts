import {
  artiPerbandingan,
  perbandinganIku,
  perbandinganLine,
  perbandinganMeaning,
  perbandinganNasional,
} from './perbandingan';

describe('comparison with the national value', () => {
  it.each([
    ['higher is green', 1, 76, 75.02, 'Lebih tinggi', 'green', 0.98],
    ['lower is red', 1, 72.61, 75.02, 'Lebih rendah', 'red', 2.41],
    ['equal', 8, 4.91, 4.91, 'Sama', 'neutral', 0],
    ['equal but for binary noise', 8, 0.1 + 0.2, 0.3, 'Sama', 'neutral', 0],
    ['higher is green for minimize indicators too', 4, 5.02, 4.91, 'Lebih tinggi', 'green', 0.11],
    ['small differences of the Gini ratio are seen', 6, 0.34, 0.379, 'Lebih rendah', 'red', 0.039],
    ['no realisation', 7, null, 70, 'Belum ada data', 'neutral', null],
    ['no national value', 7, 70.85, null, 'Belum ada data', 'neutral', null],
    ['a value of 0 is a value', 7, 0, 70, 'Lebih rendah', 'red', 70],
    ['indicator id 3', 3, 7.29, 9.03, 'Lebih rendah', 'red', 1.74],
    ['indicator id 3 whatever its values', 3, 20, 9.03, 'Lebih rendah', 'red', 1.74],
    ['indicator id 3 without values', 3, null, null, 'Lebih rendah', 'red', 1.74],
  ])('%s', (_, indikatorId, realisasi, pembanding, text, tone, selisih) => {
    expect(perbandinganNasional({ indikatorId, realisasi, pembanding })).toMatchObject({
      text,
      tone,
      selisih,
    });
  });
});

describe('what a comparison means', () => {
  it.each([
    ['lower', 'minimize', 'Lebih baik', 'green', 'artinya lebih baik'],
    ['higher', 'minimize', 'Kurang baik', 'red', 'artinya kurang baik'],
    ['higher', 'maximize', 'Lebih baik', 'green', 'artinya lebih baik'],
    ['lower', 'maximize', 'Kurang baik', 'red', 'artinya kurang baik'],
    ['lower', 'range', 'Dinilai dari rentangnya', 'neutral', 'yang dinilai rentangnya'],
    ['higher', 'range', 'Dinilai dari rentangnya', 'neutral', 'yang dinilai rentangnya'],
  ] as const)('%s of %s: %s, in %s', (result, polaritas, text, tone, inside) => {
    expect(artiPerbandingan(result, polaritas)).toMatchObject({ text, tone });
    expect(perbandinganMeaning(result, polaritas)).toBe(inside);
  });

  it.each(['same', 'empty'] as const)('%s has no verdict', (result) => {
    expect(artiPerbandingan(result, 'minimize')).toBeNull();
    expect(perbandinganMeaning(result, 'maximize')).toBeNull();
  });

  it.each([
    ['minimize', 9.5, 9.54, 'Lebih baik: Lebih rendah 0,04', 'red', 'green'],
    ['minimize', 5.02, 4.91, 'Kurang baik: Lebih tinggi 0,11', 'green', 'red'],
    ['maximize', 76, 75.02, 'Lebih baik: Lebih tinggi 0,98', 'green', 'green'],
    ['range', 103, 100, 'Dinilai dari rentangnya: Lebih tinggi 3', 'green', 'neutral'],
    ['minimize', 4.91, 4.91, 'Sama', 'neutral', undefined],
    ['minimize', null, 4.91, 'Belum ada data', 'neutral', undefined],
  ] as const)(
    'of a %s indicator leads, and leaves the specified label its words and colour: %p beside %p is %s',
    (polaritas, realisasi, pembanding, line, label, verdict) => {
      const found = perbandinganIku({ indikatorId: 7, realisasi, pembanding, polaritas });
      expect([perbandinganLine(found), found.tone, found.arti?.tone]).toEqual([line, label, verdict]);
    },
  );

  it('of indicator id 3 follows its fixed result; a row without an indicator is not taken for it', () => {
    const values = { realisasi: 20, pembanding: 9.03, polaritas: 'minimize' } as const;
    expect(perbandinganLine(perbandinganIku({ indikatorId: 3, ...values }))).toBe(
      'Lebih baik: Lebih rendah 1,74',
    );
    expect(perbandinganLine(perbandinganIku({ indikatorId: null, ...values }))).toBe(
      'Kurang baik: Lebih tinggi 10,97',
    );
  });
});
