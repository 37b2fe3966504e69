import { lkipActs, lkipKabupatenActs } from '@selaras/contracts';
import { isNaskahTerbuka, isTerlihatPereviu } from '@selaras/domain';
import { can } from '@selaras/roles';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { ProblemError } from '../../../../plugins/problem';
import type { SignedIn } from '../../../../plugins/signed-in';
import { findAlur } from './alur-repository';
import { mayRead, mayWrite, type Pemilik } from './pemilik';

const mayReview = (actor: SignedIn, pemilik: Pemilik): boolean => {
  const { telaah } = pemilik.satuan_kerja_id === null ? lkipKabupatenActs : lkipActs;
  return can(actor, telaah, pemilik);
};

/** Whether he sees the report: who reads it anyhow, and who reviews it once it was handed in. */
export async function maySee(db: Kysely<Tables>, actor: SignedIn, pemilik: Pemilik): Promise<boolean> {
  if (mayRead(actor, pemilik)) return true;
  return mayReview(actor, pemilik) && isTerlihatPereviu((await findAlur(db, pemilik)).keadaan);
}

/** Refuses whoever does not see the report; to who reviews, a draft is not there yet. */
export async function requireReader(db: Kysely<Tables>, actor: SignedIn, pemilik: Pemilik): Promise<void> {
  if (await maySee(db, actor, pemilik)) return;
  if (!mayReview(actor, pemilik)) throw new ProblemError('TIDAK_BERHAK');
  throw new ProblemError('TIDAK_DITEMUKAN', { pesan: 'Laporan ini belum diajukan untuk direviu.' });
}

/** Whether he may write in the report as it stands now: one of its authors, while it is with them. */
export async function mayWriteNow(db: Kysely<Tables>, actor: SignedIn, pemilik: Pemilik): Promise<boolean> {
  return mayWrite(actor, pemilik) && isNaskahTerbuka((await findAlur(db, pemilik)).keadaan);
}
