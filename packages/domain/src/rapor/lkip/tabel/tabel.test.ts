import { formatPercent, formatRupiah } from '../../../numbers/format-number';
import type { IkuLaporan } from './iku-laporan';
import { tabelPerbandingan } from './tabel-analisis';
import { tabelEfisiensi, tabelPagu, tabelRealisasi } from './tabel-anggaran';
import { tabelPenyebab } from './tabel-pendukung';
import { tabelPerjanjian } from './tabel-perencanaan';

const iku: IkuLaporan = {
  id: 1,
  indikator_id: 1,
  sasaran: 'Meningkatnya kualitas manusia',
  indikator: 'Indeks Pembangunan Manusia',
  satuan: 'poin',
  polaritas: 'maximize',
  range_min: null,
  range_max: null,
  target: 72.4,
  realisasi: 72.61,
  capaian: 100.29,
  rata_nasional: 75.02,
  label_pembanding: 'nasional',
  realisasi_tahun_lalu: 71.85,
  perbandingan_realisasi_tahun: 1.06,
  perbandingan_realisasi_target: 97.86,
  tren: [
    { tahun: 2024, target: 72.4, realisasi: 72.61 },
    { tahun: 2028, target: 74.2, realisasi: null },
  ],
};
const lineOf = (analysis: number, row: Partial<IkuLaporan> = {}) =>
  tabelPerbandingan({ nomor: 1, sasaran: iku.sasaran }, 2024, [{ ...iku, ...row }])[analysis - 1]?.baris[0];

it('a goal’s first four analyses have its figures in words', () => {
  expect([1, 2, 3, 4].map((analysis) => lineOf(analysis)?.slice(2))).toEqual([
    ['72,4', '72,61', '100,29%', 'Sangat Baik'],
    ['71,85', '72,61', '1,06%'],
    ['72,61', '74,2', '97,86%'],
    ['72,61', 'Rata-rata nasional 75,02', 'Kurang baik: Lebih rendah 2,41'],
  ]);
});

it('of less poverty than elsewhere it says that this is better', () => {
  const row = { polaritas: 'minimize', realisasi: 9.5, rata_nasional: 9.54 } as const;
  expect(lineOf(4, row)?.at(-1)).toBe('Lebih baik: Lebih rendah 0,04');
});

it('bounds are the target of a range, in this year and in the last', () => {
  const row = { polaritas: 'range', range_min: 2.5, range_max: 3.5, target: null } as const;
  expect([lineOf(1, row)?.[2], lineOf(3, row)?.[3]]).toEqual(['2,5–3,5', '2,5–3,5']);
});

it('what is missing is a dash, never a zero', () => {
  const row = {
    realisasi: null,
    capaian: null,
    rata_nasional: null,
    realisasi_tahun_lalu: null,
    perbandingan_realisasi_tahun: null,
    perbandingan_realisasi_target: null,
  };
  expect([lineOf(1, row)?.slice(3), lineOf(2, row)?.slice(2), lineOf(4, row)?.slice(2)]).toEqual([
    ['-', '-', '-'],
    ['-', '-', '-'],
    ['-', '-', 'Belum ada data'],
  ]);
});

it('money is added up; of what nobody reported the note tells', () => {
  const rows = [
    { kode: '1.01', nama: 'A', pagu: 100, realisasi: 90, serapan: 90 },
    { kode: '1.02', nama: 'B', pagu: 300, realisasi: null, serapan: null },
  ];
  expect(tabelPagu('Program', rows).total).toEqual(['', '', 'Jumlah', 'Rp 400']);
  const spent = tabelRealisasi('Program', rows);
  expect(spent.total).toEqual(['', '', 'Jumlah', 'Rp 400', 'Rp 90', formatPercent(22.5)]);
  expect(spent.baris[1]?.slice(-2)).toEqual(['-', '-']);
  expect(spent.catatan).toContain('1 baris belum melaporkan realisasi');
  expect(tabelPagu('Program', []).total).toBeNull();
});

it('where nothing is saved the reason stands', () => {
  const row = { indikator: 'A', capaian: 80, pagu: 100, realisasi: 50, efisiensi: null };
  const { baris, total } = tabelEfisiensi({ kode: 'a', judul: 'A' }, [row], null);
  expect(baris[0]?.slice(-2)).toEqual(['-', 'Tidak dihitung: target belum tercapai.']);
  expect(total).toBeNull();
});

it('causes are told of programmes that missed their target or wrote one, and of no other', () => {
  const program = {
    unit: 'Dinas',
    kode: '1',
    nama: 'Program',
    indikator: 'I',
    satuan: null,
    polaritas: 'maximize',
    range_min: null,
    range_max: null,
    target: 1,
    realisasi: 1,
    anggaran: 1,
    penyebab: [],
    solusi: [],
  } as const;
  const rows = [
    { ...program, capaian: 99.99 },
    { ...program, capaian: 100 },
    { ...program, capaian: null },
    { ...program, capaian: 100, penyebab: ['Terlambat'] },
  ];
  expect(tabelPenyebab({ nomor: 1, sasaran: 'S' }, rows).baris.map((row) => row.slice(1, 3))).toEqual([
    ['99,99%', '-'],
    ['100%', 'Terlambat'],
  ]);
});

it('without an agreement the table says so', () => {
  expect(tabelPerjanjian(2025, [])).toMatchObject({ baris: [], catatan: 'Belum ada perjanjian kinerja.' });
});

const item = {
  sasaran: 'Derajat kesehatan',
  indikator: 'Angka Harapan Hidup',
  satuan: 'tahun',
  polaritas: 'maximize' as const,
  range_min: null,
  range_max: null,
  target: 72.8,
};
const awal = {
  perubahan_ke: 0,
  status: 'ditandatangani',
  tanggal: '2025-01-20',
  anggaran: 1000,
  item: [item],
};
const promises = (...agreements: Parameters<typeof tabelPerjanjian>[1]) => tabelPerjanjian(2025, agreements);

it('a promise to stay within bounds is these bounds', () => {
  const bor = {
    ...item,
    indikator: 'BOR',
    polaritas: 'range' as const,
    range_min: 60,
    range_max: 85,
    target: null,
  };
  expect(promises({ ...awal, item: [bor] }).baris).toEqual([
    ['1', 'Derajat kesehatan', 'BOR', 'tahun', '60–85'],
  ]);
});

it('a promise that stands in the agreements of several goals is one row, and so is its note', () => {
  expect(promises(awal, { ...awal })).toMatchObject({
    baris: [['1', 'Derajat kesehatan', 'Angka Harapan Hidup', 'tahun', '72,8']],
    catatan: `Perjanjian kinerja awal, sudah ditandatangani, dengan anggaran ${formatRupiah(1000)}.`,
  });
});

it('of agreements that promise something else of an indicator the newest counts, wherever it stands', () => {
  const amended = { ...awal, perubahan_ke: 1, tanggal: '2025-08-01', item: [{ ...item, target: 73 }] };
  const later = { ...awal, tanggal: '2025-02-01', item: [{ ...item, target: 72.9 }] };
  for (const [agreements, target] of [
    [[awal, amended], '73'],
    [[amended, awal], '73'],
    [[amended, { ...later, tanggal: '2025-09-01' }], '73'],
    [[later, awal], '72,9'],
  ] as const) {
    expect(promises(...agreements).baris.map((row) => row.at(-1))).toEqual([target]);
  }
});

it('an agreement is named as long as a promise of it stands', () => {
  const other = { ...item, indikator: 'Prevalensi tengkes' };
  const amended = { ...awal, perubahan_ke: 1, item: [{ ...item, target: 73 }] };
  const both = promises({ ...awal, item: [item, other] }, amended);
  expect(both.baris.map((row) => [row[2], row[4]])).toEqual([
    ['Angka Harapan Hidup', '73'],
    ['Prevalensi tengkes', '72,8'],
  ]);
  expect(both.catatan).toMatch(/^Perjanjian kinerja awal.*perubahan ke-1/);
  expect(promises(awal, amended).catatan).not.toContain('awal');
});
