import type { IkuLaporan } from '../tabel/iku-laporan';
import type { ProgramPendukung } from '../tabel/tabel-pendukung';
import { type AngkaNarasi, drafNarasi } from './draf-narasi';
import { isKodeNarasi, kodeNarasi, nomorAnalisis } from './narasi-lkip';

const ipm: IkuLaporan = {
  id: 1,
  indikator_id: 1,
  sasaran: 'Meningkatnya kualitas sumber daya manusia',
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
  perbandingan_realisasi_target: 97.33,
  tren: [
    { tahun: 2024, target: 72.4, realisasi: 72.61 },
    { tahun: 2028, target: 74.6, realisasi: null },
  ],
};
const miskin: IkuLaporan = {
  ...ipm,
  indikator_id: 9,
  indikator: 'Persentase Penduduk Miskin',
  satuan: 'persen',
  polaritas: 'minimize',
  target: 6.95,
  realisasi: 6.73,
  capaian: 103.17,
  rata_nasional: 8.47,
  realisasi_tahun_lalu: 7.29,
  perbandingan_realisasi_target: 85.93,
  tren: [
    { tahun: 2023, target: 7.5, realisasi: 7.62 },
    { tahun: 2024, target: 7.35, realisasi: 7.29 },
    { tahun: 2025, target: 6.95, realisasi: 6.73 },
    { tahun: 2028, target: 5.9, realisasi: null },
  ],
};
const suhu: IkuLaporan = {
  ...ipm,
  indikator: 'Inflasi',
  satuan: '%',
  polaritas: 'range',
  target: null,
  range_min: 2.5,
  range_max: 3.5,
  realisasi: 2.1,
  capaian: 84,
  perbandingan_realisasi_target: 84,
  rata_nasional: 2.61,
  realisasi_tahun_lalu: 2.9,
};
const program = (row: Partial<ProgramPendukung> = {}): ProgramPendukung => ({
  unit: 'Dinas Kesehatan',
  kode: '1.02.02',
  nama: 'Upaya Kesehatan',
  indikator: 'Cakupan imunisasi',
  satuan: 'persen',
  polaritas: 'maximize',
  range_min: null,
  range_max: null,
  target: 90,
  realisasi: 95,
  capaian: 105.56,
  anggaran: 1_000_000,
  penyebab: [],
  solusi: [],
  ...row,
});
const uang = {
  indikator: ipm.indikator,
  capaian: 100.29,
  pagu: 2_000_000,
  realisasi: 1_900_000,
  efisiensi: { persen: 5, nominal: 100_000 },
};

const write = (row: Partial<AngkaNarasi> = {}, tahun = 2024) =>
  drafNarasi({ tahun, kabupaten: false, iku: ipm, anggaran: uang, program: [program()], ...row });
const of = (iku: IkuLaporan, change: Partial<IkuLaporan> = {}, tahun = 2024) =>
  write({ iku: { ...iku, ...change } }, tahun);

it.each([
  [
    'what was promised and what came',
    of(ipm)[1],
    'Realisasi Indeks Pembangunan Manusia tahun 2024 adalah 72,61 poin, 100,29 persen dari target 72,4 poin. Target tercapai dengan predikat Sangat Baik. Sumber: pengukuran kinerja tahun 2024.',
  ],
  [
    'of less is better no percent of the target',
    of(miskin, {}, 2025)[1],
    'Realisasi Persentase Penduduk Miskin tahun 2025 adalah 6,73 persen, dengan capaian 103,17 persen terhadap target 6,95 persen. Indikator ini makin rendah makin baik. Target tercapai',
  ],
  ['a target that was missed by a hair is missed', of(ipm, { capaian: 99.99 })[1], 'Target belum tercapai'],
  ['bounds', of(suhu)[1], 'di bawah rentang target 2,5–3,5 persen, dengan capaian 84 persen. Target belum'],
  ['a target of nothing is no divisor', of(ipm, { target: 0 })[1], 'capaian 100,29 persen terhadap target 0'],
  ['no result', of(ipm, { realisasi: null, capaian: null })[1], 'adalah 72,4 poin; realisasinya belum diisi'],
  ['no target', of(ipm, { target: null, capaian: null })[1], 'targetnya belum ditetapkan'],
  [
    'neither',
    of(ipm, { target: null, realisasi: null, capaian: null })[1],
    'Target dan realisasi Indeks Pembangunan Manusia tahun 2024 belum diisi',
  ],
  ['half of the bounds', of(suhu, { range_max: null, capaian: null })[1], 'targetnya belum ditetapkan'],
  ['no achievement', of(ipm, { capaian: null })[1], 'capaiannya belum dapat dihitung'],
  [
    'growth since the first value of the period',
    of(ipm)[2],
    'naik 1,06 persen dari nilai awal periode sebesar 71,85 poin; kinerjanya membaik.',
  ],
  [
    'a percentage moves by points, and by what part of itself',
    of(miskin, {}, 2025)[2],
    'turun 0,56 poin persen atau 7,68 persen dari realisasi tahun 2024 sebesar 7,29 persen; kinerjanya membaik. Realisasi sebelumnya 7,62 persen (2023).',
  ],
  [
    'a worse year',
    of(ipm, { realisasi: 71 })[2],
    'turun 1,18 persen dari nilai awal periode sebesar 71,85 poin; kinerjanya menurun.',
  ],
  ['no movement', of(ipm, { realisasi: 71.85 })[2], 'sama dengan nilai awal periode'],
  ['from nothing', of(ipm, { realisasi_tahun_lalu: 0 })[2], 'tidak dapat dihitung dari nol'],
  ['no year before', of(ipm, { realisasi_tahun_lalu: null })[2], 'Nilai awal periode tidak tercatat'],
  [
    'no year',
    of(ipm, { realisasi: null })[2],
    'belum dapat dibandingkan dengan nilai awal periode sebesar 71,85 poin',
  ],
  [
    'neither year',
    of(ipm, { realisasi: null, realisasi_tahun_lalu: null })[2],
    'dan nilai awal periode belum diisi',
  ],
  [
    'bounds are not better or worse by moving',
    of(suhu)[2],
    'yang dinilai dari indikator ini adalah rentangnya',
  ],
  [
    'how far the period’s end is',
    of(ipm)[3],
    '97,33 persen dari target akhir periode (2028) 74,6 poin. Untuk mencapai target jangka menengah masih kurang 1,99 poin.',
  ],
  ['how far it must still fall', of(miskin, {}, 2025)[3], 'masih perlu turun 0,83 poin persen.'],
  ['the end is reached', of(ipm, { perbandingan_realisasi_target: 100 })[3], 'sudah tercapai'],
  ['no last target', of(ipm, { tren: [] })[3], 'pada akhir periode belum ditetapkan'],
  [
    'nothing to compare with the last target',
    of(ipm, { realisasi: null })[3],
    'adalah 74,6 poin; realisasi tahun 2024 belum diisi',
  ],
  ['the last bounds', of(suhu)[3], 'di bawah rentang target akhir periode (2028) 2,5–3,5 persen'],
  [
    'no comparison of it',
    of(ipm, { perbandingan_realisasi_target: null })[3],
    'capaiannya belum dapat dihitung',
  ],
  [
    'below the nation',
    of(ipm)[4],
    '72,61 poin, 2,41 poin di bawah rata-rata nasional sebesar 75,02 poin, artinya kurang baik.',
  ],
  [
    'less poverty than elsewhere',
    of(miskin)[4],
    '1,74 poin persen di bawah rata-rata nasional sebesar 8,47 persen, artinya lebih baik.',
  ],
  [
    'the region',
    of(ipm, { label_pembanding: 'regional', rata_nasional: 72.61 })[4],
    'sama dengan rata-rata regional.',
  ],
  [
    'the fixed comparison of indicator 3',
    of(ipm, { indikator_id: 3, rata_nasional: null })[4],
    '1,74 poin di bawah rata-rata nasional',
  ],
  [
    'nobody to compare with',
    of(ipm, { rata_nasional: null })[4],
    'karena rata-rata nasional tahun 2024 belum tersedia',
  ],
  [
    'nothing to compare',
    of(ipm, { realisasi: null })[4],
    'belum dapat dibandingkan dengan rata-rata nasional sebesar 75,02 poin',
  ],
  [
    'neither value',
    of(ipm, { realisasi: null, rata_nasional: null })[4],
    'Realisasi Indeks Pembangunan Manusia dan rata-rata nasional tahun 2024 belum tersedia',
  ],
  ['bounds beside the nation', of(suhu)[4], 'adalah rentangnya.'],
])('a draft tells %s', (_, draf, words) => {
  expect(draf).toContain(words);
});

const missed = (capaian: number | null, row: Partial<ProgramPendukung> = {}) => program({ capaian, ...row });
it.each([
  [
    'one that met its target',
    [program()],
    'Satu kinerja program yang mendukung Indeks Pembangunan Manusia mencapai target. Sumber',
  ],
  [
    'all',
    [program(), program()],
    'Seluruh 2 kinerja program yang mendukung Indeks Pembangunan Manusia mencapai target. Sumber',
  ],
  [
    'none',
    [],
    'Tidak ada program yang tercatat mendukung Indeks Pembangunan Manusia pada tahun 2024, sehingga',
  ],
  [
    'some, and that nobody said why',
    [program(), missed(85.5), missed(null)],
    'Dari 3 kinerja program yang mendukung Indeks Pembangunan Manusia, 1 mencapai target, 1 belum mencapai target, dan 1 capaiannya belum dapat dihitung. Capaian terendah: Upaya Kesehatan (85,5 persen). Penyebabnya belum dicatat. Solusinya belum dicatat.',
  ],
  [
    'causes and solutions once each, without a second full stop',
    [
      missed(80, { penyebab: ['Stok kosong.', 'Akses sulit'], solusi: ['Gudang baru. '] }),
      missed(70, { penyebab: ['Stok kosong'] }),
    ],
    'Penyebab yang dicatat: Stok kosong; Akses sulit. Solusi yang dicatat: Gudang baru.',
  ],
  [
    'the lowest first, and where the others are',
    [
      missed(90, { nama: 'D' }),
      missed(60, { nama: 'A' }),
      missed(70, { nama: 'B' }),
      missed(80, { nama: 'C' }),
    ],
    'Capaian terendah: A (60 persen); B (70 persen); C (80 persen); selengkapnya dalam tabel.',
  ],
])('the causes of programmes: %s', (_, rows, words) => {
  expect(write({ program: rows })[5]).toContain(words);
});

it.each([
  [
    'saved',
    {},
    'sebesar Rp 2.000.000 terealisasi Rp 1.900.000 atau 95 persen. Target tercapai dengan penghematan Rp 100.000 atau 5 persen dari anggaran, sehingga',
  ],
  [
    'missed',
    { capaian: 90, efisiensi: null },
    'Efisiensi tidak dihitung karena target indikator belum tercapai.',
  ],
  ['no achievement', { capaian: null, efisiensi: null }, 'karena capaian indikator belum ada.'],
  [
    'no budget',
    { pagu: null, realisasi: null, efisiensi: null },
    'tahun 2024 belum ada. Efisiensi belum dapat dihitung.',
  ],
  [
    'no spending',
    { realisasi: null, efisiensi: null },
    'sebesar Rp 2.000.000; realisasinya belum diisi. Efisiensi belum dapat dihitung.',
  ],
  ['too much', { realisasi: 2_100_000, efisiensi: { persen: 0, nominal: 0 } }, 'belanja melebihi anggaran'],
  ['everything', { realisasi: 2_000_000, efisiensi: { persen: 0, nominal: 0 } }, 'seluruh anggaran terpakai'],
])('the money of an indicator: %s', (_, change, words) => {
  expect(write({ anggaran: { ...uang, ...change } })[6]).toContain(words);
});

it('programmes are named by their budget, those of several indicators once, of the regency with their unit', () => {
  const rows = [
    program({ anggaran: 1_000 }),
    program({ anggaran: 500 }),
    program({ nama: 'Sarana', kode: '2', unit: 'Dinas PU', anggaran: 5_000 }),
    program({ nama: 'Data', kode: '3', anggaran: null }),
  ];
  expect(write({ program: rows })[7]).toBe(
    'Pada tahun 2024 Indeks Pembangunan Manusia didukung 4 kinerja program dengan anggaran Rp 6.500. Program pendukungnya: Sarana (Rp 5.000); Upaya Kesehatan (Rp 1.500); Data (Rp 0). 1 kinerja program belum beranggaran. Sumber: kinerja program tahun 2024.',
  );
  expect(write({ program: rows, kabupaten: true })[7]).toContain(
    'didukung 4 kinerja program dari 2 perangkat daerah dengan anggaran Rp 6.500. Program pendukungnya: Sarana (Dinas PU, Rp 5.000)',
  );
  expect(write({ program: [program({ anggaran: null })] })[7]).toContain('yang belum beranggaran.');
  expect(write({ program: [] })[7]).toMatch(/^Tidak ada program/);
});

it('names in capitals are written as names, short forms stay', () => {
  const nama = 'PROGRAM PEMBERDAYAAN UMKM DAN PENGELOLAAN KEUANGAN DAERAH KABUPATEN/KOTA (PSU)';
  expect(write({ program: [program({ nama })] })[7]).toContain(
    'Program Pemberdayaan UMKM dan Pengelolaan Keuangan Daerah Kabupaten/Kota (PSU) (Rp 1.000.000)',
  );
});

/** Every combination of what may be missing, in each direction. */
const maybe = (value: number | null) => [value, null, 0];
const every = (['maximize', 'minimize', 'range'] as const).flatMap((polaritas) =>
  maybe(72.4).flatMap((target) =>
    maybe(71).flatMap((realisasi) =>
      maybe(70).flatMap((lalu) =>
        maybe(99.5).flatMap((capaian) =>
          maybe(75).map((rata_nasional) => ({
            polaritas,
            target,
            realisasi,
            capaian,
            rata_nasional,
            range_min: polaritas === 'range' ? target : null,
            range_max: polaritas === 'range' ? target : null,
            realisasi_tahun_lalu: lalu,
            perbandingan_realisasi_target: capaian,
          })),
        ),
      ),
    ),
  ),
);

it('whatever is missing, every analysis is whole sentences with its source, and the same figures give the same words', () => {
  for (const change of every) {
    const drafts = of(ipm, change);
    expect(of(ipm, change)).toEqual(drafts);
    for (const analisis of nomorAnalisis) {
      expect(drafts[analisis]).toMatch(/^[A-Z].*\. Sumber: .+ tahun 2024\.$/);
      expect(drafts[analisis]).not.toMatch(/null|undefined|NaN| {2}|\.\.|,,| [,.;]|- /);
    }
  }
});

it('a verdict never contradicts the achievement that stands before it', () => {
  for (const capaian of [0, 50, 99.99, 100, 100.01, 250]) {
    const met = of(ipm, { capaian })[1].includes('Target tercapai');
    expect([capaian, met]).toEqual([capaian, capaian >= 100]);
  }
});

it('codes of narratives are told from those of other sections', () => {
  expect(isKodeNarasi(kodeNarasi(12, 7))).toBe(true);
  for (const kode of ['narasi-12-8', 'narasi-0-1', 'narasi-1', 'gambaran-umum', 'narasi-1-1-1'])
    expect(isKodeNarasi(kode)).toBe(false);
});
