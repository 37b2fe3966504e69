import { type LkeHasilRow, lkePelakuRules } from '@selaras/contracts';
import {
  type HasilLke,
  hasilLke,
  isHasilDimulai,
  isHasilTetap,
  isUnitSendiri,
  type KeadaanLke,
} from '@selaras/domain';
import { can, hasRole, ownsUnit } from '@selaras/roles';
import type { SignedIn } from '../../../plugins/signed-in';
import type { StoredHasil } from './hasil-repository';
import { type Hasil, kolomOf, predikatOf } from './hasil-rows';

/**
 * How much somebody sees of a unit's result: who evaluates it everything, the unit and the regency what is settled, other
 * evaluators, and the plenary of its own unit, what the public sees and how far it is; null: nothing (domain §4).
 */
export type Pandangan = 'penilai' | 'satuan-kerja' | 'publik';

/** How much this person sees of this unit. */
export function pandanganOf(
  actor: SignedIn,
  { satuan_kerja_id, penilai }: Pick<StoredHasil, 'satuan_kerja_id' | 'penilai'>,
): Pandangan | null {
  if (can(actor, lkePelakuRules.super)) return 'penilai';
  if (can(actor, lkePelakuRules.pleno)) return isUnitSendiri(actor, satuan_kerja_id) ? 'publik' : 'penilai';
  if (hasRole(actor, 'pemerintah_daerah', 'pemda')) return 'satuan-kerja';
  if (hasRole(actor, 'validator_lke')) {
    return penilai.some(({ id }) => id === actor.id) ? 'penilai' : 'publik';
  }
  return ownsUnit(actor, satuan_kerja_id) ? 'satuan-kerja' : null;
}

/** Whether these points are shown in this state to who sees this much. */
export function isKolomTerlihat(pandangan: Pandangan, hasil: HasilLke, keadaan: KeadaanLke | null): boolean {
  if (pandangan === 'penilai') return isHasilDimulai(hasil, keadaan);
  if (pandangan === 'publik') return keadaan === 'final' && (hasil === 'mandiri' || hasil === 'pleno');
  return hasil === 'mandiri' ? keadaan !== null : isHasilTetap(hasil, keadaan);
}

/** What of a result comes from its worksheet. */
export type HasilLembar = Omit<LkeHasilRow, 'tindak_lanjut'>;

/** A result as its reader may see it. */
export function visibleHasil(row: Hasil, pandangan: Pandangan): HasilLembar {
  const { stored, hasil, nilai, peringkat } = row;
  const { satuan_kerja_id, satuan_kerja_nama, singkatan, keadaan, versi, penilai } = stored;
  const counts = pandangan !== 'publik' || hasil === 'pleno';
  const placed = pandangan === 'penilai' || hasil === 'pleno';
  const kolom = (name: HasilLke) => (isKolomTerlihat(pandangan, name, keadaan) ? kolomOf(row, name) : null);
  return {
    satuan_kerja: { satuan_kerja_id, satuan_kerja_nama, singkatan },
    keadaan,
    versi,
    terbatas: pandangan === 'publik',
    penilai: pandangan === 'penilai' ? penilai.map(({ nama }) => nama) : [],
    ...(Object.fromEntries(hasilLke.map((name) => [name, kolom(name)])) as Pick<LkeHasilRow, HasilLke>),
    hasil: counts ? hasil : null,
    nilai: counts ? nilai : null,
    predikat: counts ? predikatOf(nilai) : null,
    peringkat: placed ? peringkat : null,
  };
}
