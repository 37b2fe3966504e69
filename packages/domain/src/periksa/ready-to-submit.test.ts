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
  // Levels count different things: what stands below a row is no part of its sum.
  indikator: `Jumlah layanan ${kedalaman}`,
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
        isian: 'anggaran',
        rincian: 'Pagu Rp 100, jumlah di bawahnya Rp 150',
      },
    ]);
    expect(checkReadyToSubmit(plan(2, { target: 11 }))[0]?.rincian).toMatch(/^Target: .*10$/);
  });

  describe('adds up the targets below', () => {
    const same = { indikator: 'Jumlah puskesmas terakreditasi', satuan: 'unit' } as const;
    const quartersOf = (target: number) => ({ target, target_tw1: target, target_tw2: null });
    const below = (first: Partial<BarisRencana>, second: Partial<BarisRencana> = {}) => [
      row(0),
      row(1, same),
      row(2, { ...same, ...first }),
      row(2, { id: 2, ...same, ...quartersOf(4), ...second }),
      row(3),
      row(3, { id: 2, induk_id: 2 }),
      row(4),
      row(4, { id: 2, induk_id: 2 }),
    ];
    const sums = (baris: readonly BarisRencana[]) =>
      checkReadyToSubmit(baris)
        .filter(({ jenis, isian }) => jenis === 'wrong-sum' && isian === 'target')
        .map(({ kunci, rincian }) => `${kunci} ${rincian}`);

    it('where they count the same thing, in the figures of both sides', () => {
      expect(sums(below(quartersOf(7)))).toEqual([
        'kinerja-program:1 Target 10 unit, jumlah di bawahnya 11 unit',
      ]);
      expect(sums(below(quartersOf(6)))).toEqual([]);
      expect(sums(below({ ...quartersOf(5.9) }, { ...quartersOf(4.1) }))).toEqual([]);
    });

    it.each<[string, Partial<BarisRencana>]>([
      ['another indicator', { indikator: 'Jumlah kader terlatih' }],
      ['another unit', { satuan: 'orang' }],
      ['a year that is not added up', { tipe_hitung: 'rata_rata' }],
    ])('leaves out what has %s', (_, other) => {
      expect(sums(below({ ...quartersOf(6), ...other }, quartersOf(10)))).toEqual([]);
    });

    it.each([
      ['persen', 'Persentase puskesmas terakreditasi'],
      ['indeks', 'Indeks kepuasan'],
    ])('leaves out %s, of which no sum is a whole', (satuan, indikator) => {
      const share = { satuan, indikator };
      const baris = below(quartersOf(7)).map((one) =>
        one.kedalaman === 1 || one.kedalaman === 2 ? { ...one, ...share } : one,
      );
      expect(sums(baris)).toEqual([]);
    });

    it('waits for a target that is still missing', () => {
      expect(sums(below({ target: null, target_tw1: null, target_tw2: null }))).toEqual([]);
    });

    it('of a goal by its year alone, and never those of steps', () => {
      const goal = [row(0, { ...same, target: 12 }), row(1, { ...same }), row(2), row(3, same), row(4, same)];
      expect(sums(goal)).toEqual(['sasaran-strategis-pd:1 Target 12 unit, jumlah di bawahnya 10 unit']);
    });
  });

  it('tells every sum of a row that does not agree', () => {
    const both = plan(2, { target: 11, anggaran: 90 });
    expect(
      checkReadyToSubmit(both)
        .filter(({ kunci }) => kunci === 'kinerja-kegiatan:1')
        .map(({ isian }) => isian),
    ).toEqual(['target', 'anggaran']);
  });

  it.each<[string, Partial<BarisRencana>]>([
    ['satuan', { satuan: null }],
    ['indikator', { indikator: '' }],
    ['target', { target: null, target_tw1: null, target_tw2: null }],
    ['pengampu', { pengampu_nama: null }],
    ['tipe_hitung', { satuan: 'persen' }],
  ])('says of a finding that %s mends it', (isian, more) => {
    expect(checkReadyToSubmit(plan(1, more)).map((one) => one.isian)).toEqual([isian]);
  });

  it('says of none that stands elsewhere', () => {
    expect(checkReadyToSubmit([row(0, { kamus: false })]).map(({ isian }) => isian)).toEqual([null, null]);
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
