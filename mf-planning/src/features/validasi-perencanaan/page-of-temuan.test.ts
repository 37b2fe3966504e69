/** @jest-environment node */
import { placesOfTemuan } from './page-of-temuan';

type Args = Parameters<typeof placesOfTemuan>;

const placed = (temuan: Args[0], level: Args[1]['level'], tahun = 2025) => {
  const [first] = placesOfTemuan(temuan, { level, id: 7 }, tahun);
  return `${first?.page} ${new URLSearchParams(first?.query as Record<string, string>)}`;
};

describe('a finding is mended', () => {
  it.each<[string, Args[0], Args[1]['level']]>([
    ['kinerja-program.edit fokus=satuan', { jenis: 'no-satuan', isian: 'satuan' }, 'kinerja-program'],
    ['kinerja-kegiatan.edit fokus=target_tw1', { jenis: 'no-target', isian: 'target' }, 'kinerja-kegiatan'],
    [
      'kinerja-langkah-aksi.edit fokus=target_tw1',
      { jenis: 'no-target', isian: 'target' },
      'kinerja-langkah-aksi',
    ],
    ['kinerja-kegiatan.edit fokus=target', { jenis: 'wrong-sum', isian: 'target' }, 'kinerja-kegiatan'],
    ['kinerja-kegiatan.edit fokus=anggaran', { jenis: 'wrong-sum', isian: 'anggaran' }, 'kinerja-kegiatan'],
    ['kinerja-program.edit fokus=pengampu', { jenis: 'no-pengampu', isian: 'pengampu' }, 'kinerja-program'],
    [
      'sasaran-strategis-pd.edit fokus=iku',
      { jenis: 'no-indikator', isian: 'indikator' },
      'sasaran-strategis-pd',
    ],
    ['kinerja-sub-kegiatan.edit ', { jenis: 'parent-failed', isian: null }, 'kinerja-sub-kegiatan'],
    [
      'kamus-indikator panel=baru&level=kinerja-program&kinerja_id=7',
      { jenis: 'no-kamus', isian: null },
      'kinerja-program',
    ],
    [
      'kinerja-program.create sasaran_strategis_pd_id=7',
      { jenis: 'no-children', isian: null },
      'sasaran-strategis-pd',
    ],
    [
      'kinerja-langkah-aksi.create kinerja_sub_kegiatan_id=7',
      { jenis: 'no-children', isian: null },
      'kinerja-sub-kegiatan',
    ],
  ])('at %s', (expected, temuan, level) => {
    expect(placed(temuan, level)).toBe(expected);
  });

  it('at a goal in the figure of its year', () => {
    const temuan = { jenis: 'no-target', isian: 'target' } as const;
    const goal = (tahun: number) => placed(temuan, 'sasaran-strategis-pd', tahun);
    expect([goal(2025), goal(2026)]).toEqual([
      'sasaran-strategis-pd.edit fokus=target_2',
      'sasaran-strategis-pd.edit fokus=target_3',
    ]);
  });

  it('and read by who may not write there', () => {
    const places = placesOfTemuan(
      { jenis: 'no-satuan', isian: 'satuan' },
      { level: 'kinerja-program', id: 7 },
      2025,
    );
    expect(places.at(-1)).toEqual({ page: 'kinerja-program.show', params: { id: 7 } });
  });
});
