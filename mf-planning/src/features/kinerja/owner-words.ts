import type { JenisPengampu } from '@selaras/domain';
/** Owner of a performance as rows carry it. */
export interface Owned {
  readonly pengampu: JenisPengampu | null;
  readonly struktur_organisasi: { readonly jabatan_nama: string } | null;
  readonly tim_kerja: {
    readonly id: number;
    readonly nama: string;
    readonly ketua: { readonly peg_nama: string } | null;
  } | null;
}

/** The post, or the team with its leader; null while nobody owns it. */
export function ownerWords({ pengampu, struktur_organisasi, tim_kerja }: Owned): string | null {
  if (pengampu === 'unit-kerja') return struktur_organisasi?.jabatan_nama ?? null;
  if (pengampu !== 'tim-kerja' || tim_kerja === null) return null;
  return tim_kerja.ketua === null ? tim_kerja.nama : `${tim_kerja.nama} (${tim_kerja.ketua.peg_nama})`;
}
