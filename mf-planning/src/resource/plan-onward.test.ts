/** @jest-environment node */
import type { Tingkat } from '@selaras/domain';
import type { ResourceRow } from '@selaras/resource/core';
import { onwardOf } from './plan-onward';

const row = { id: 9 } as ResourceRow;

describe('what follows a new row', () => {
  it.each<[Tingkat, Record<string, unknown>, string[]]>([
    [
      'sasaran-strategis-pd',
      { sasaran_strategis_rpjmd_id: 3, satuan_kerja_id: 1012 },
      [
        'Tambah kinerja program di bawahnya: kinerja-program.create sasaran_strategis_pd_id=9&satuan_kerja_id=1012',
        'Tambah lagi di sini: sasaran-strategis-pd.create sasaran_strategis_rpjmd_id=3&satuan_kerja_id=1012',
      ],
    ],
    [
      'kinerja-program',
      { sasaran_strategis_pd_id: 7, satuan_kerja_id: 1012 },
      [
        'Tambah kinerja kegiatan di bawahnya: kinerja-kegiatan.create kinerja_program_id=9&satuan_kerja_id=1012',
        'Tambah lagi di sini: kinerja-program.create sasaran_strategis_pd_id=7&satuan_kerja_id=1012',
      ],
    ],
    [
      'kinerja-langkah-aksi',
      { kinerja_sub_kegiatan_id: 5 },
      ['Tambah lagi di sini: kinerja-langkah-aksi.create kinerja_sub_kegiatan_id=5'],
    ],
    [
      'sasaran-strategis-rpjmd',
      { satuan_kerja_id: 1012 },
      ['Tambah sasaran strategis PD di bawahnya: sasaran-strategis-pd.create sasaran_strategis_rpjmd_id=9'],
    ],
  ])('of level %s', (level, values, ways) => {
    const told = onwardOf(level)
      .further(row, values)
      .map(
        ({ label, page, query }) =>
          `${label}: ${page} ${new URLSearchParams(Object.entries(query).map(([name, id]) => [name, `${id}`]))}`,
      );
    expect(told).toEqual(ways);
  });
});

describe('the way back', () => {
  const diagram = '/display-mikro/cascading?satuan_kerja_id=1012&node=kinerja-program%3A3&lihat=2~10~20';

  it('into a diagram leads to the new box', () => {
    expect(onwardOf('kinerja-kegiatan').back(diagram, row)).toBe(
      '/display-mikro/cascading?satuan_kerja_id=1012&node=kinerja-kegiatan%3A9',
    );
  });

  it('of a row that is no box, and to any other page, stays', () => {
    expect(onwardOf('kinerja-langkah-aksi').back(diagram, row)).toBe(diagram);
    expect(onwardOf('kinerja-kegiatan').back('/kinerja-program/3', row)).toBe('/kinerja-program/3');
    expect(onwardOf('kinerja-kegiatan').back('/kinerja-program?q=a', row)).toBe('/kinerja-program?q=a');
  });
});
