import { type BarisRencana, checkReadyToSubmit, partTemuan } from './ready-to-submit';

const levels = [
  'sasaran-strategis-pd',
  'kinerja-program',
  'kinerja-kegiatan',
  'kinerja-sub-kegiatan',
  'kinerja-langkah-aksi',
];

/** A complete row of a depth, below the row of the depth above it. */
const row = (kedalaman: number, more: Partial<BarisRencana> = {}): BarisRencana => ({
  level: levels[kedalaman] ?? '',
  id: 1,
  induk_id: kedalaman === 0 ? null : 1,
  kedalaman,
  sasaran: `Sasaran ${kedalaman} ${more.id ?? 1}`,
  indikator: 'Jumlah layanan',
  satuan: 'layanan',
  polaritas: kedalaman === 4 ? null : 'maximize',
  tipe_hitung: kedalaman === 4 ? null : 'akumulasi',
  target: kedalaman === 4 ? null : 10,
  target_tw1: kedalaman === 0 ? null : 4,
  target_tw2: kedalaman === 0 ? null : 6,
  target_tw3: null,
  target_tw4: null,
  anggaran: kedalaman === 0 ? null : 100,
  pengampu_nama: kedalaman === 0 || kedalaman === 4 ? null : 'Bidang Mutu',
  kamus: kedalaman === 4 ? null : true,
  ...more,
});
const plan = (kedalaman: number, more: Partial<BarisRencana>) =>
  [0, 1, 2, 3, 4].map((depth) => row(depth, depth === kedalaman ? more : {}));
const found = (baris: readonly BarisRencana[]) =>
  checkReadyToSubmit(baris).map(({ jenis, kunci }) => `${jenis} ${kunci}`);

describe('a plan before it is handed in', () => {
  it('is ready when every row is complete', () => {
    expect(found(plan(0, {}))).toEqual([]);
  });

  it.each<[string, number, Partial<BarisRencana>]>([
    ['no-target kinerja-program:1', 1, { target: null, target_tw1: null, target_tw2: null }],
    ['no-target sasaran-strategis-pd:1', 0, { target: null }],
    ['no-target kinerja-langkah-aksi:1', 4, { target_tw1: null, target_tw2: null }],
    ['no-pengampu kinerja-kegiatan:1', 2, { pengampu_nama: null }],
    ['no-satuan kinerja-sub-kegiatan:1', 3, { satuan: '-' }],
    ['no-indikator kinerja-program:1', 1, { indikator: ' ' }],
    ['no-kamus kinerja-kegiatan:1', 2, { kamus: false }],
    ['wrong-sum kinerja-program:1', 1, { target: 11 }],
    ['wrong-sum kinerja-sub-kegiatan:1', 3, { tipe_hitung: 'posisi_akhir' }],
    ['odd-sum kinerja-program:1', 1, { satuan: 'tahun', indikator: 'Angka Harapan Hidup' }],
  ])('says %s', (expected, kedalaman, more) => {
    expect(found(plan(kedalaman, more))).toEqual([expected]);
  });

  it('says what does not add up, in the figures of both sides', () => {
    const baris = [
      ...plan(0, {}),
      row(3, { id: 2, anggaran: 50 }),
      row(4, { id: 2, induk_id: 2, anggaran: 50 }),
    ];
    expect(checkReadyToSubmit(baris)).toEqual([
      {
        jenis: 'wrong-sum',
        kunci: 'kinerja-kegiatan:1',
        rincian: 'Pagu Rp 100, jumlah di bawahnya Rp 150',
      },
    ]);
    expect(checkReadyToSubmit(plan(2, { target: 11 }))[0]?.rincian).toMatch(/^Target: .*10$/);
  });

  it('only advises on quarters that are added up in a unit that is not', () => {
    const [temuan] = checkReadyToSubmit(plan(1, { satuan: 'persen' }));
    expect(temuan).toMatchObject({ jenis: 'odd-sum', rincian: expect.stringContaining('posisi akhir') });
    expect(partTemuan(checkReadyToSubmit(plan(1, { satuan: 'persen' })), null).wajib).toEqual([]);
    expect(found(plan(0, { satuan: 'persen', indikator: 'Indeks' }))).toEqual([]);
  });

  it('takes the bounds of a range for its target', () => {
    const range = { polaritas: 'range', target: null, target_tw1: null, target_tw2: null } as const;
    expect(found(plan(1, range))).toEqual([]);
  });

  it('misses what stands below every level but the action steps', () => {
    expect(found([row(0)])).toEqual(['no-children sasaran-strategis-pd:1']);
    expect(found([0, 1, 2, 3].map((depth) => row(depth)))).toEqual(['no-children kinerja-sub-kegiatan:1']);
  });

  it('does not take a row of another level with the same id for a parent', () => {
    const baris = [...plan(0, {}), row(1, { id: 2 })];
    expect(found(baris)).toEqual(['no-children kinerja-program:2']);
  });

  it('finds the same goal and indicator twice on a level, not on two', () => {
    const twin = { id: 2, induk_id: 1, sasaran: 'sasaran  4 1' };
    expect(found([...plan(0, {}), row(4, { ...twin, anggaran: null })])).toEqual([
      'duplicate kinerja-langkah-aksi:1',
      'duplicate kinerja-langkah-aksi:2',
    ]);
    expect(found(plan(3, { sasaran: 'Sasaran 4 1' }))).toEqual([]);
  });
});

describe('what is required of a plan', () => {
  const temuan = checkReadyToSubmit([
    row(0),
    row(1, { indikator: '' }),
    row(2, { target: null, target_tw1: null, target_tw2: null }),
    row(3, { pengampu_nama: null, kamus: false }),
    row(4),
  ]);
  const kinds = (tahap: number | null) => {
    const { wajib, saran } = partTemuan(temuan, tahap === null ? null : { tahap });
    return [wajib, saran].map((part) => part.map(({ jenis }) => jenis));
  };

  it('is indicator, unit, target and owner; the rest is advice', () => {
    expect(kinds(null)).toEqual([['no-indikator', 'no-target', 'no-pengampu'], ['no-kamus']]);
    expect(kinds(1)).toEqual(kinds(null));
  });

  it('is nothing that the stage keeps closed', () => {
    expect(kinds(2)).toEqual([
      ['no-target', 'no-pengampu'],
      ['no-indikator', 'no-kamus'],
    ]);
    expect(kinds(3)[0]).toEqual([]);
  });
});
