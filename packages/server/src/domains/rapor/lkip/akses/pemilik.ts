import { lkipActs, lkipKabupatenActs } from '@selaras/contracts';
import { can } from '@selaras/roles';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { findSatuanKerja } from '../../../../kit/satuan-kerja/satuan-kerja-repository';
import { ProblemError } from '../../../../plugins/problem';
import type { SignedIn } from '../../../../plugins/signed-in';

/** Whose report of which year; null: the regency's. */
export interface Pemilik {
  readonly satuan_kerja_id: number | null;
  readonly tahun: number;
}

const actsOf = ({ satuan_kerja_id }: Pemilik) => (satuan_kerja_id === null ? lkipKabupatenActs : lkipActs);

/** Whether he may read this report at all. */
export const mayRead = (actor: SignedIn, pemilik: Pemilik): boolean =>
  can(actor, actsOf(pemilik).read, pemilik);
/** Whether he is one of its authors. */
export const mayWrite = (actor: SignedIn, pemilik: Pemilik): boolean =>
  can(actor, actsOf(pemilik).tulis, pemilik);

/** The unit whose report it is, null for the regency's; 404 for a unit that does not exist. */
export async function requireUnit(db: Kysely<Tables>, { satuan_kerja_id }: Pemilik) {
  if (satuan_kerja_id === null) return null;
  const unit = await findSatuanKerja(db, satuan_kerja_id);
  if (unit === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  return unit;
}
