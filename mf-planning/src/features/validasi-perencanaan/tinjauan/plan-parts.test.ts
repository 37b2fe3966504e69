import type { PlanCascadeRow } from '@selaras/contracts';
import { countsText, fitsFilter, type PlanFilter, partsOf, temuanByRow } from './plan-parts';

const levels = [
  'sasaran-strategis-pd',
  'kinerja-program',
  'kinerja-kegiatan',
  'kinerja-sub-kegiatan',
  'kinerja-langkah-aksi',
] as const;

const row = (kedalaman: number, id: number, induk_id: number | null, more: object = {}) =>
  ({
    level: levels[kedalaman],
    id,
    induk_id,
    kedalaman,
    kode: null,
    nama: null,
    sasaran: `Sasaran ${kedalaman}.${id}`,
    indikator: `Indikator ${kedalaman}.${id}`,
    pengampu_nama: null,
    baru: false,
    perubahan: [],
    diperiksa: false,
    ...more,
  }) as unknown as PlanCascadeRow;

const keysOf = (rows: readonly PlanCascadeRow[]) => rows.map(({ kedalaman, id }) => `${kedalaman}.${id}`);
const shapeOf = (rows: readonly PlanCascadeRow[]) =>
  partsOf(rows).map(({ kunci, rows }) => [kunci === null ? 'alone' : 'group', keysOf(rows)]);

describe('the parts of a plan', () => {
  it('are its goals, and each programme with all that stands below it', () => {
    const rows = [
      row(0, 1, null),
      row(1, 1, 1),
      row(2, 1, 1),
      row(3, 1, 1),
      row(4, 1, 1),
      row(1, 2, 1),
      row(2, 2, 2),
      row(0, 2, null),
    ];
    expect(shapeOf(rows)).toEqual([
      ['alone', ['0.1']],
      ['group', ['1.1', '2.1', '3.1', '4.1']],
      ['group', ['1.2', '2.2']],
      ['alone', ['0.2']],
    ]);
  });

  it('take the indicators of one programme of the budget together, below one goal', () => {
    const kode = { kode: '1.02.02' };
    const rows = [
      row(0, 1, null),
      row(1, 1, 1, kode),
      row(2, 1, 1),
      row(1, 2, 1, kode),
      row(0, 2, null),
      row(1, 3, 2, kode),
    ];
    expect(shapeOf(rows)).toEqual([
      ['alone', ['0.1']],
      ['group', ['1.1', '2.1', '1.2']],
      ['alone', ['0.2']],
      ['group', ['1.3']],
    ]);
  });

  it('lose no row whose parent is missing', () => {
    const rows = [row(0, 1, null), row(2, 8, 99), row(4, 9, 77)];
    expect(partsOf(rows).at(-1)).toMatchObject({ program: null });
    expect(shapeOf(rows).at(-1)).toEqual(['group', ['2.8', '4.9']]);
  });
});

const temuan = temuanByRow({
  wajib: [{ jenis: 'no-target', kunci: 'kinerja-program:2', isian: 'target', rincian: null }],
  saran: [
    { jenis: 'no-kamus', kunci: 'kinerja-program:2', isian: null, rincian: null },
    { jenis: 'no-children', kunci: 'kinerja-program:3', isian: null, rincian: null },
  ],
});

describe('what is shown of a plan', () => {
  const rows = [
    row(1, 1, 1, { sasaran: 'Meningkatnya kondisi jalan mantap', baru: true }),
    row(1, 2, 1, { indikator: 'Persentase jembatan', kode: '1.03.10', perubahan: [{ kolom: 'satuan' }] }),
    row(1, 3, 1, { pengampu_nama: 'Bidang Bina Marga' }),
  ];
  const shown = (filter: Partial<PlanFilter>) => {
    const fits = fitsFilter({ q: '', hanyaBerubah: false, hanyaTemuan: false, ...filter }, temuan);
    return rows.filter(fits).map(({ id }) => id);
  };

  it.each([
    ['', [1, 2, 3]],
    ['JEMBATAN persentase', [2]],
    ['1.03.10', [2]],
    ['bina marga', [3]],
    // Everyday words mean official ones.
    ['jalan rusak', [1]],
    ['tidak ada', []],
  ])('by the words "%s"', (q, ids) => expect(shown({ q })).toEqual(ids));

  it('is what changed, what lacks something, or both', () => {
    expect(shown({ hanyaBerubah: true })).toEqual([1, 2]);
    expect(shown({ hanyaTemuan: true })).toEqual([2, 3]);
    expect(shown({ hanyaBerubah: true, hanyaTemuan: true })).toEqual([2]);
    expect(shown({ hanyaBerubah: true, q: 'jalan' })).toEqual([1]);
  });
});

it('the head of a group counts rows, changes, findings and marks, and tells no count of none', () => {
  const some = [
    row(1, 2, 1, { baru: true, diperiksa: true }),
    row(1, 3, 1, { diperiksa: true }),
    row(1, 4, 1),
  ];
  expect(countsText(some, temuan)).toBe('3 baris · 1 berubah · 3 temuan · 2 diperiksa');
  expect(countsText([row(1, 4, 1)], temuan)).toBe('1 baris');
});

it('findings of a row are told with the required ones first', () => {
  expect(temuan.get('kinerja-program:2')?.map(({ jenis }) => jenis)).toEqual(['no-target', 'no-kamus']);
});
