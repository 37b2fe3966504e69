import {
  bidangTerintegrasi,
  type TerintegrasiMeasure,
  targetOfQuarters,
  terintegrasiResult,
} from './terintegrasi';

type Empat = readonly [number | null, number | null, number | null, number | null];
const kosong: Empat = [null, null, null, null];

function row(
  part: Partial<TerintegrasiMeasure>,
  target: Empat = kosong,
  realisasi: Empat = kosong,
): TerintegrasiMeasure {
  return {
    tingkat: 'kinerja-program',
    polaritas: 'maximize',
    tipe_hitung: 'akumulasi',
    range_min: null,
    range_max: null,
    target: null,
    realisasi: null,
    target_tw1: target[0],
    target_tw2: target[1],
    target_tw3: target[2],
    target_tw4: target[3],
    realisasi_tw1: realisasi[0],
    realisasi_tw2: realisasi[1],
    realisasi_tw3: realisasi[2],
    realisasi_tw4: realisasi[3],
    ...part,
  };
}

describe("the year's figures of a row", () => {
  it('of a goal are its own, whatever its way of counting', () => {
    const goal = row({ tingkat: 'sasaran-strategis-pd', target: 80, realisasi: 60 });
    expect(terintegrasiResult(goal)).toEqual({ target: 80, realisasi: 60, capaian: 75 });
  });

  it.each([
    ['akumulasi', 45, 90],
    ['posisi_akhir', 20, 40],
    ['rata_rata', 15, 30],
  ] as const)('of a performance come from its quarters, by %s', (tipe_hitung, realisasi, capaian) => {
    const kinerja = row({ tipe_hitung, target: 50, realisasi: 999 }, kosong, [10, 15, 20, null]);
    expect(terintegrasiResult(kinerja)).toEqual({ target: 50, realisasi, capaian });
  });

  it('know the direction of the indicator', () => {
    const menurun = row({ polaritas: 'minimize', target: 10 }, kosong, [5, null, null, null]);
    expect(terintegrasiResult(menurun).capaian).toBe(150);
    const rentang = row({ polaritas: 'range', range_min: 60, range_max: 85 }, kosong, [45, null, null, null]);
    expect(terintegrasiResult(rentang).capaian).toBe(75);
  });

  it('of an action step add up, and more is better', () => {
    const step = row(
      { tingkat: 'kinerja-langkah-aksi', polaritas: null, tipe_hitung: null },
      [1, 1, 1, 1],
      [1, 1, null, null],
    );
    expect(terintegrasiResult(step)).toEqual({ target: 4, realisasi: 2, capaian: 50 });
  });

  it('are empty while nothing was reported, although the stored row still has a value', () => {
    expect(terintegrasiResult(row({ target: 5, realisasi: 5 }))).toMatchObject({
      realisasi: null,
      capaian: null,
    });
  });
});

describe('the target of the year', () => {
  it('follows the quarters, and stays as it is while they are empty', () => {
    expect(targetOfQuarters(row({}, [1, 2, null, null]))).toBe(3);
    expect(targetOfQuarters(row({ tipe_hitung: 'posisi_akhir' }, [10, 20, null, null]))).toBe(20);
    expect(targetOfQuarters(row({ target: 9 }))).toBeNull();
  });
});

describe('the lock of a field', () => {
  const of = (tingkat: string, field: string, perbaikan = false) =>
    bidangTerintegrasi({ tingkat, perbaikan }, field);

  it.each([
    ['sasaran-strategis-pd', 'sasaran', 'kinerja'],
    ['sasaran-strategis-pd', 'target', 'target'],
    ['sasaran-strategis-pd', 'realisasi', 'realisasi'],
    ['kinerja-kegiatan', 'target_tw2', 'target'],
    ['kinerja-kegiatan', 'realisasi_tw3', 'tw3'],
    ['kinerja-sub-kegiatan', 'anggaran', 'anggaran'],
    ['kinerja-langkah-aksi', 'satuan', 'target'],
    ['kinerja-langkah-aksi', 'indikator', 'kinerja'],
    ['kinerja-langkah-aksi', 'realisasi_tw1', 'tw1'],
  ])('%s %s is that of %s', (tingkat, field, group) => {
    expect(of(tingkat, field)).toBe(group);
  });

  it('of a repair step is that of the report', () => {
    expect(of('kinerja-langkah-aksi', 'target_tw1', true)).toBe('realisasi');
    expect(of('kinerja-langkah-aksi', 'sasaran', true)).toBe('realisasi');
    expect(of('kinerja-langkah-aksi', 'realisasi_tw3', true)).toBe('tw3');
  });
});
