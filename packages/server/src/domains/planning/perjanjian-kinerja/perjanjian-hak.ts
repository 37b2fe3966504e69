import type { PerjanjianKinerjaKind, StatusPerjanjian } from '@selaras/contracts';
import { type Actor, can, ownsUnit, seesAllUnits } from '@selaras/roles';

/** An agreement as far as the rights look at it. */
export interface Milik {
  readonly jenis: PerjanjianKinerjaKind;
  readonly satuan_kerja_id: number | null;
  readonly status: StatusPerjanjian;
}

const families = {
  pemda: 'perjanjian-kinerja-pemda',
  pegawai: 'perjanjian-kinerja-pegawai',
  unit: 'perjanjian-kinerja',
} as const;
export type Keluarga = keyof typeof families;

/** The regency's, an employee's, or one of a unit's: each has rights of its own. */
export function keluargaOf(jenis: PerjanjianKinerjaKind): Keluarga {
  return jenis === 'pemda' || jenis === 'pegawai' ? jenis : 'unit';
}

type Langkah = 'buat' | 'terbitkan' | 'tanda-tangan' | 'hapus';

export function mayDo(
  actor: Actor | null,
  langkah: Langkah,
  { jenis, ...row }: Omit<Milik, 'status'>,
): boolean {
  return can(actor, `${families[keluargaOf(jenis)]}.${langkah}`, row);
}

/** The regency's issued agreement is public; all else is for its unit and for who sees all units. */
export function mayRead(actor: Actor, { jenis, satuan_kerja_id, status }: Milik): boolean {
  if (jenis === 'pemda' && status !== 'draf') return true;
  const act = jenis === 'pegawai' ? 'perjanjian-kinerja-pegawai.rincian' : 'perjanjian-kinerja.rincian';
  if (!can(actor, act)) return false;
  return seesAllUnits(actor) || (satuan_kerja_id !== null && ownsUnit(actor, satuan_kerja_id));
}
