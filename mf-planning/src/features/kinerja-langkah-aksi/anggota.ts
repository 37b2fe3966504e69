import type { Triwulan } from '@selaras/domain';

/** Name under which a form holds the members of a step. */
export const ANGGOTA = 'anggota';

type Realisasi = { readonly [Tw in Triwulan as `realisasi_tw${Tw}`]: number | null };

/** A member of the team with his share of the step; one without an id is new. */
export interface Anggota extends Realisasi {
  readonly id?: number;
  readonly nip: string;
  readonly target: number | null;
  readonly satuan: string | null;
}
