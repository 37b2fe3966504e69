import { bawaTemuan, type TemuanLke, temuanBerlaku, temuanDiperbaiki } from './temuan-lke';

const temuan = (
  nilai: string | null,
  catatan: string | null = null,
  rekomendasi: string | null = null,
): TemuanLke => ({ nilai, catatan, rekomendasi });
const pertama = temuan('B', 'Belum sah', 'Sahkan');

it('the second round counts alone once it gave a score, before that the first', () => {
  expect(temuanBerlaku(pertama, temuan(null, 'Ditulis sebelum dinilai'))).toBe(pertama);
  expect(temuanBerlaku(pertama, temuan('AA'))).toEqual(temuan('AA'));
});

it.each<[string, TemuanLke, TemuanLke, string | null]>([
  ['a recommendation that is left out', pertama, temuan('AA'), 'Sahkan'],
  ['one that is left out beside a new note', pertama, temuan('AA', 'Sudah baik'), 'Sahkan'],
  ['a note alone that is left out', temuan('B', 'Belum sah'), temuan('AA'), 'Belum sah'],
  ['a note that is noted otherwise', temuan('B', 'Belum sah'), temuan('AA', 'Sudah baik'), null],
  ['what is recommended otherwise', pertama, temuan('BB', null, 'Sebarkan'), null],
  ['what has no second score', pertama, temuan(null), null],
  ['nothing found at all', temuan('AA'), temuan('AA'), null],
])('repaired is %s', (_, first, second, expected) => {
  expect(temuanDiperbaiki(first, second)).toBe(expected);
});

describe('with a score of the second round', () => {
  const skala = [
    { kode: 'AA', nilai: 100, uraian: 'Semua' },
    { kode: 'B', nilai: 70, uraian: 'Sebagian' },
    { kode: 'E', nilai: 0, uraian: 'Tidak ada' },
  ];
  const own = { catatan: 'Belum sah', rekomendasi: 'Sahkan' };
  it.each<[string, TemuanLke, string, object]>([
    ['that is the same, what was found comes along', temuan(null), 'B', own],
    ['that is worse, it does too', temuan(null), 'E', own],
    ['that is better, it does not', temuan(null), 'AA', {}],
    ['that is the same, what was typed stays', temuan(null, 'Lain'), 'B', { rekomendasi: 'Sahkan' }],
    [
      'that becomes better, what came along goes',
      temuan('B', 'Belum sah', 'Sahkan'),
      'AA',
      {
        catatan: null,
        rekomendasi: null,
      },
    ],
    [
      'that becomes better, what was changed stays',
      temuan('B', 'Belum sah', 'Lain'),
      'AA',
      { catatan: null },
    ],
    ['that is better no longer, it comes back', temuan('AA'), 'B', own],
    ['that is given once more, what was taken out stays out', temuan('B'), 'E', {}],
    ['that is better, what was taken again before stays', temuan(null, null, 'Sahkan'), 'AA', {}],
  ])('%s', (_, kedua, nilai, expected) => {
    expect(bawaTemuan({ skala }, pertama, kedua, nilai)).toEqual(expected);
  });
});
