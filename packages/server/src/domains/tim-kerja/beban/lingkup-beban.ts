import { bebanKerjaActs } from '@selaras/contracts';
import { zonedDate } from '@selaras/domain';
import { can, hasRole, ownsUnit, seesAllUnits } from '@selaras/roles';
import type { Kysely } from 'kysely';
import { readJabatan } from '../../../database/orang/pemegang-jabatan';
import type { Tables } from '../../../database/tables';
import { findSatuanKerja, type SatuanKerja } from '../../../kit/satuan-kerja/satuan-kerja-repository';
import { ProblemError } from '../../../plugins/problem';
import type { Pembaca } from '../anggota/pembaca';

/** Whose load somebody sees in a unit. */
export interface LingkupBeban {
  readonly satuan_kerja: SatuanKerja;
  /** Posts whose people he leads; null: everybody of the unit. */
  readonly jabatan: ReadonlySet<number> | null;
  /** Today in the regency, by which people have left. */
  readonly hariIni: string;
  /** Whether he sees the NIP of people of other units who are not lent. */
  readonly semuaNip: boolean;
  /** Whether he moves assignments, as far as his role and the year say so. */
  readonly memindahkan: boolean;
}

/**
 * The unit and its administrators see everybody; who decides by his post sees whom that post leads, today, also for
 * somebody else (Plt/Plh). 403 for another unit's rows, 404 for a unit that is not there.
 */
export async function lingkupBeban(
  db: Kysely<Tables>,
  { actor, nip, now, tertutup }: Pembaca,
  satkerId: number,
): Promise<LingkupBeban> {
  const row = { satuan_kerja_id: satkerId };
  if (!can(actor, bebanKerjaActs.read, row)) throw new ProblemError('TIDAK_BERHAK');
  const satuan_kerja = await findSatuanKerja(db, satkerId);
  if (satuan_kerja === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  const hariIni = zonedDate(now);
  const byPost = hasRole(actor, 'validator_kepala_bidang', 'validator_kepala_opd');
  const { jabatan } = byPost ? await readJabatan(db, [satkerId], hariIni) : { jabatan: null };
  const isHead = nip !== null && jabatan?.kepala(satkerId).includes(nip) === true;
  return {
    satuan_kerja,
    jabatan: jabatan === null || isHead ? null : nip === null ? new Set() : jabatan.dipimpin(nip, satkerId),
    hariIni,
    semuaNip: seesAllUnits(actor) && !ownsUnit(actor, satkerId),
    memindahkan: !tertutup && can(actor, bebanKerjaActs.pindah, row),
  };
}
