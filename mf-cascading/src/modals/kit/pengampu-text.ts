import type { RencanaAksiRow } from '@selaras/contracts';
import { EMPTY_VALUE } from '@selaras/domain';

type Owned = Pick<RencanaAksiRow, 'pengampu' | 'struktur_organisasi' | 'tim_kerja'>;

/** Owner of a row: a post with its unit, or a team with its leader (spec 1 §3). */
export function pengampuText({ pengampu, struktur_organisasi, tim_kerja }: Owned): string {
  if (pengampu === 'unit-kerja' && struktur_organisasi !== null) {
    const { jabatan_nama, unit_kerja_nama_full } = struktur_organisasi;
    return unit_kerja_nama_full === null ? jabatan_nama : `${jabatan_nama}, ${unit_kerja_nama_full}`;
  }
  if (pengampu === 'tim-kerja' && tim_kerja !== null) {
    const { nama, ketua } = tim_kerja;
    return ketua === null ? nama : `${nama} (ketua: ${ketua.peg_nama})`;
  }
  return EMPTY_VALUE;
}
