import { timKerjaActs } from '@selaras/contracts';
import { can, type Rule } from '@selaras/roles';
import { type Kysely, sql } from 'kysely';
import { holdAudit } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import { findTim } from './tim-repository';
import type { StoredTim } from './tim-sql';

/** A team of a year that somebody may read or write; 403 for another unit's, 404 where there is none in that year. */
export async function requireTim(
  db: Kysely<Tables>,
  actor: SignedIn,
  { id, tahun, rule = timKerjaActs.read }: { id: number; tahun: number; rule?: Rule },
): Promise<StoredTim> {
  const tim = await findTim(db, id);
  if (tim === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  if (!can(actor, rule, tim.satuan_kerja)) throw new ProblemError('TIDAK_BERHAK');
  if (tim.tahun !== tahun) throw new ProblemError('TIDAK_DITEMUKAN');
  return tim;
}

/** As `requireTim` of a team that is written, held until the transaction ends. */
export async function holdTim(
  tx: Kysely<Tables>,
  actor: SignedIn,
  asked: { id: number; tahun: number },
): Promise<StoredTim> {
  await holdAudit(tx);
  await sql`select from tim_kerja where id = ${asked.id} for update`.execute(tx);
  return requireTim(tx, actor, { ...asked, rule: timKerjaActs.tulis });
}
