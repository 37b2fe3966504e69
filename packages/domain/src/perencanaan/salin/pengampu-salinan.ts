import type { JenisPengampu } from '../../codes/perencanaan';

/** The owner that a row has in the earlier year. */
export type PengampuSumber =
  | { readonly jenis: 'unit-kerja'; readonly id: number; readonly nama: string }
  | { readonly jenis: 'tim-kerja'; readonly nama: string };

/** Who may own a row in the year that is copied into. */
export interface PengampuTujuan {
  /** Ids of the posts that the unit has. */
  readonly jabatan: ReadonlySet<number>;
  /** Ids of that year's teams by `kunciTeks` of their names. */
  readonly tim: ReadonlyMap<string, number>;
}

export interface PengampuSalinan {
  readonly pengampu: JenisPengampu | null;
  readonly struktur_organisasi_id: number | null;
  readonly tim_kerja_id: number | null;
  /** Why the row loses its owner; null when it keeps him, or had none. */
  readonly catatan: string | null;
}

/** Texts are the same whatever their case and spacing. */
export const kunciTeks = (teks: string): string => teks.toLowerCase().replaceAll(/\s+/g, ' ').trim();

const tanpa = (catatan: string | null): PengampuSalinan => ({
  pengampu: null,
  struktur_organisasi_id: null,
  tim_kerja_id: null,
  catatan,
});

/** The owner in another year: the same post while the unit has it, the team of the same name; else nobody, which is told. */
export function pengampuSalinan(
  sumber: PengampuSumber | null,
  { jabatan, tim }: PengampuTujuan,
  tahun: number,
): PengampuSalinan {
  if (sumber === null) return tanpa(null);
  const { jenis, nama } = sumber;
  if (jenis === 'unit-kerja') {
    return jabatan.has(sumber.id)
      ? { pengampu: jenis, struktur_organisasi_id: sumber.id, tim_kerja_id: null, catatan: null }
      : tanpa(`Tanpa pengampu: jabatan ${nama} sudah tidak ada`);
  }
  const id = tim.get(kunciTeks(nama));
  return id === undefined
    ? tanpa(`Tanpa pengampu: belum ada tim kerja ${nama} tahun ${tahun}`)
    : { pengampu: jenis, struktur_organisasi_id: null, tim_kerja_id: id, catatan: null };
}
