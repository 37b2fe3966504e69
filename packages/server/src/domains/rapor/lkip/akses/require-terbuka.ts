import { isNaskahTerbuka, kalimatKeadaanLkip } from '@selaras/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { ProblemError } from '../../../../plugins/problem';
import { holdAlur } from './alur-repository';
import type { Pemilik } from './pemilik';

/** Refuses to write in a report that is not with its authors; nobody takes it further until the transaction ends. */
export async function requireTerbuka(tx: Kysely<Tables>, pemilik: Pemilik): Promise<void> {
  const { keadaan } = await holdAlur(tx, pemilik, 'share');
  if (isNaskahTerbuka(keadaan)) return;
  throw new ProblemError('BENTROK', {
    pesan: `Laporan ini ${kalimatKeadaanLkip[keadaan]}, naskahnya terkunci.`,
    terkini: { keadaan, pemegang: null },
  });
}
