import {
  type PerjanjianKinerjaKind,
  perjanjianKinerjaActs,
  perjanjianKinerjaPegawaiActs,
  perjanjianKinerjaPemdaActs,
  type StatusPerjanjian,
} from '@selaras/contracts';
import { type Actor, can, ownsUnit, seesAllUnits } from '@selaras/roles';

/** An agreement as far as the rights look at it. */
export interface Owned {
  readonly jenis: PerjanjianKinerjaKind;
  readonly satuan_kerja_id: number | null;
  readonly status: StatusPerjanjian;
}

const acts = {
  pemda: perjanjianKinerjaPemdaActs,
  pegawai: perjanjianKinerjaPegawaiActs,
  unit: perjanjianKinerjaActs,
} as const;
export type Family = keyof typeof acts;

/** The regency's, an employee's, or one of a unit's: each has rights of its own. */
export function familyOf(jenis: PerjanjianKinerjaKind): Family {
  return jenis === 'pemda' || jenis === 'pegawai' ? jenis : 'unit';
}

type Step = keyof typeof perjanjianKinerjaPemdaActs;

export function mayDo(actor: Actor | null, langkah: Step, { jenis, ...row }: Omit<Owned, 'status'>): boolean {
  return can(actor, acts[familyOf(jenis)][langkah], row);
}

/** The regency's signed agreement is public; all else is for its unit and for who sees all units. */
export function mayRead(actor: Actor, { jenis, satuan_kerja_id, status }: Owned): boolean {
  if (jenis === 'pemda' && status === 'ditandatangani') return true;
  if (!can(actor, (jenis === 'pegawai' ? acts.pegawai : acts.unit).get)) return false;
  return seesAllUnits(actor) || (satuan_kerja_id !== null && ownsUnit(actor, satuan_kerja_id));
}
