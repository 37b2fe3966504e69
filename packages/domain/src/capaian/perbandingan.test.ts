import { perbandinganMeaning, perbandinganNasional } from './perbandingan';

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

it.each([
  ['lower', 'minimize', 'artinya lebih baik'],
  ['higher', 'minimize', 'artinya kurang baik'],
  ['higher', 'maximize', 'artinya lebih baik'],
  ['lower', 'maximize', 'artinya kurang baik'],
  ['lower', 'range', 'yang dinilai rentangnya'],
  ['same', 'maximize', null],
  ['empty', 'minimize', null],
] as const)('%s means for %s: %s', (result, polaritas, meaning) => {
  expect(perbandinganMeaning(result, polaritas)).toBe(meaning);
});
