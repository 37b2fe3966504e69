import { type BahanSalinan, rencanaSalinan, type SumberSalinan, tolakSalinan } from './rencana-salinan';

const row = (
  jenis: SumberSalinan['jenis'],
  id: number,
  induk: number | null,
  more: Partial<SumberSalinan> = {},
): SumberSalinan => ({
  jenis,
  id,
  induk,
  nomenklatur: null,
  kode: null,
  indikator: `Indikator ${id}`,
  pengampu: null,
  perbaikan: false,
  ...more,
});

const sumber = [
  row('program', 1, null, { kode: '1.02.02' }),
  row('kegiatan', 2, 1, { kode: '1.02.02.2.01' }),
  row('sasaran-strategis-pd', 9, null, { indikator: 'Angka harapan hidup' }),
  row('kinerja-program', 11, 9, { nomenklatur: 1 }),
  row('kinerja-kegiatan', 12, 11, { nomenklatur: 2 }),
  row('kinerja-sub-kegiatan', 13, 12),
  row('kinerja-langkah-aksi', 14, 13),
  row('kinerja-langkah-aksi', 15, 13, { perbaikan: true }),
];

const bahan = (more: Partial<BahanSalinan> = {}): BahanSalinan => ({
  sumber,
  tujuan: [row('sasaran-strategis-pd', 9, null, { indikator: 'Angka harapan hidup' })],
  pengampu: { jabatan: new Set([7]), tim: new Map([['tim gizi', 70]]) },
  tahun: { dari: 2024, ke: 2025, satuPeriode: true },
  bolehNomenklatur: true,
  ...more,
});

const stateOf = (input: BahanSalinan) =>
  Object.fromEntries(rencanaSalinan(input).map(({ kunci, keadaan }) => [kunci, keadaan]));
const found = (input: BahanSalinan, kunci: string) =>
  rencanaSalinan(input).find((one) => one.kunci === kunci);

describe('what copying a plan does to each row', () => {
  it('of an empty year everything is new but the goals, which are the same rows of the period', () => {
    expect(stateOf(bahan())).toEqual({
      'program:1': 'baru',
      'kegiatan:2': 'baru',
      'sasaran-strategis-pd:9': 'ada',
      'kinerja-program:11': 'baru',
      'kinerja-kegiatan:12': 'baru',
      'kinerja-sub-kegiatan:13': 'baru',
      'kinerja-langkah-aksi:14': 'baru',
      'kinerja-langkah-aksi:15': 'tidak',
    });
    expect(found(bahan(), 'kinerja-kegiatan:12')?.butuh).toEqual(['kinerja-program:11', 'kegiatan:2']);
  });

  it.each([true, false])(
    'a code is there although the one above it is not (nomenclature may be written: %s)',
    (bolehNomenklatur) => {
      const { tujuan } = bahan();
      const there = bahan({
        bolehNomenklatur,
        tujuan: [...tujuan, row('kegiatan', 200, 100, { kode: '1.02.02.2.01' })],
      });
      expect(stateOf(there)).toMatchObject({
        'program:1': bolehNomenklatur ? 'baru' : 'tidak',
        'kegiatan:2': 'ada',
      });
      expect(found(there, 'kinerja-kegiatan:12')).toMatchObject({
        nomenklaturKunci: 'kegiatan:2',
        catatan: [],
      });
    },
  );

  it('what says the same below the same row is there already, whatever its case and spacing', () => {
    const tujuan = [
      ...bahan().tujuan,
      row('program', 101, null, { kode: '1.02.02' }),
      row('kinerja-program', 111, 9, { indikator: ' indikator  11 ' }),
      row('kinerja-kegiatan', 112, 999, { indikator: 'Indikator 12' }),
    ];
    const input = bahan({ tujuan });
    expect(found(input, 'program:1')).toMatchObject({ keadaan: 'ada', tujuanId: 101 });
    expect(found(input, 'kinerja-program:11')).toMatchObject({ keadaan: 'ada', tujuanId: 111 });
    expect(found(input, 'kinerja-kegiatan:12')).toMatchObject({ keadaan: 'baru', butuh: ['kegiatan:2'] });
  });

  it('rows that say the same twice are both found again', () => {
    const twins = [...sumber, row('kinerja-program', 16, 9, { indikator: 'Indikator 11' })];
    const tujuan = [...bahan().tujuan, row('kinerja-program', 111, 9, { indikator: 'Indikator 11' })];
    expect(found(bahan({ sumber: twins, tujuan }), 'kinerja-program:16')?.keadaan).toBe('baru');
    const both = [...tujuan, row('kinerja-program', 116, 9, { indikator: 'Indikator 11' })];
    expect(found(bahan({ sumber: twins, tujuan: both }), 'kinerja-program:16')).toMatchObject({
      keadaan: 'ada',
      tujuanId: 116,
    });
  });

  it('a goal of another period is the one with the same indicator, or nothing below it can be copied', () => {
    const tahun = { dari: 2023, ke: 2024, satuPeriode: false };
    const tujuan = [row('sasaran-strategis-pd', 90, null, { indikator: 'angka harapan hidup' })];
    expect(found(bahan({ tahun, tujuan }), 'sasaran-strategis-pd:9')).toMatchObject({
      keadaan: 'ada',
      tujuanId: 90,
    });
    const none = bahan({ tahun, tujuan: [] });
    expect(found(none, 'sasaran-strategis-pd:9')).toMatchObject({
      keadaan: 'tidak',
      catatan: ['IKU ini tidak ada di renstra periode tahun 2024'],
    });
    expect(found(none, 'kinerja-langkah-aksi:14')?.catatan).toEqual(['Induknya tidak dapat disalin']);
  });

  it('who may not write the nomenclature copies performances without the code that is not there yet', () => {
    const input = bahan({ bolehNomenklatur: false });
    expect(found(input, 'program:1')?.keadaan).toBe('tidak');
    expect(found(input, 'kinerja-program:11')).toMatchObject({
      keadaan: 'baru',
      butuh: [],
      nomenklaturKunci: null,
      catatan: ['Tanpa program: kodenya belum ada di nomenklatur'],
    });
  });

  it.each([
    [{ jenis: 'unit-kerja', id: 7, nama: 'Kabid' }, { struktur_organisasi_id: 7 }, []],
    [
      { jenis: 'unit-kerja', id: 8, nama: 'Kabid lama' },
      { pengampu: null },
      ['Tanpa pengampu: jabatan Kabid lama sudah tidak ada'],
    ],
    [{ jenis: 'tim-kerja', nama: 'Tim  Gizi' }, { tim_kerja_id: 70, struktur_organisasi_id: null }, []],
    [
      { jenis: 'tim-kerja', nama: 'Tim Surveilans' },
      { pengampu: null },
      ['Tanpa pengampu: belum ada tim kerja Tim Surveilans tahun 2025'],
    ],
  ] as const)('the owner %j becomes %j', (pengampu, owner, catatan) => {
    const rows = sumber.map((one) => (one.id === 11 ? { ...one, pengampu } : one));
    expect(found(bahan({ sumber: rows }), 'kinerja-program:11')).toMatchObject({ pengampu: owner, catatan });
  });

  it('what the rules refuse takes along what stands on it', () => {
    const rows = tolakSalinan(rencanaSalinan(bahan()), new Map([['kinerja-kegiatan:12', ['Target salah']]]));
    const state = Object.fromEntries(rows.map((one) => [one.kunci, [one.keadaan, ...one.catatan]]));
    expect(state['kinerja-program:11']).toEqual(['baru']);
    expect(state['kinerja-kegiatan:12']).toEqual(['tidak', 'Target salah']);
    expect(state['kinerja-langkah-aksi:14']).toEqual(['tidak', 'Induknya tidak dapat disalin']);
  });
});
