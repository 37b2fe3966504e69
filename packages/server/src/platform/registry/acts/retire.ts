import type { Registry } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import { asActor } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';
import type { Publisher } from './publisher';
import {
  findVersion,
  lockRemote,
  readChannelsOf,
  readPromotions,
  setFallback,
  usableVersions,
  writeHistory,
} from './remote-repository';
import { versionBefore } from './version-before';

interface Retirement {
  readonly db: Kysely<Tables>;
  readonly now: Date;
  readonly publisher: Publisher;
  readonly remote: string;
  readonly version: string;
  readonly bundled: Registry['remotes'][string] | undefined;
  readonly reason: string;
}

const conflict = (pesan: string) => new ProblemError('BENTROK', { pesan });

/**
 * Takes a version out of use for good; where it stood by, an earlier one does from now on.
 * @throws 404 for an unknown version, 409 for one that is active, retired already or built with the portal
 */
export function retire(act: Retirement): Promise<void> {
  const { db, now, publisher, remote, version, bundled, reason } = act;
  return asActor(db, publisher.userId, async (tx) => {
    await lockRemote(tx, remote);
    const found = await findVersion(tx, remote, version);
    if (found === undefined) {
      if (bundled?.version === version || bundled?.fallback?.version === version) {
        throw conflict('Versi bawaan portal tidak dapat ditarik. Aktifkan versi lain sebagai gantinya.');
      }
      throw new ProblemError('TIDAK_DITEMUKAN', {
        pesan: `Remote ${remote} tidak memiliki versi ${version}.`,
      });
    }
    if (found.keadaan === 'ditarik') throw conflict(`Versi ${version} sudah ditarik.`);
    const channels = await readChannelsOf(tx, remote);
    for (const channel of ['stable', 'canary'] as const) {
      if (channels[channel].versi_id !== found.id) continue;
      throw conflict(`Versi ${version} masih aktif di kanal ${channel}. Aktifkan versi lain lebih dulu.`);
    }
    await tx.updateTable('remote_versi').set({ keadaan: 'ditarik' }).where('id', '=', found.id).execute();
    if (channels.stable.cadangan_id === found.id) {
      const usable = await usableVersions(tx, remote);
      const promotions = await readPromotions(tx, remote);
      const isUsable = (one: string | null) => (one === null ? bundled !== undefined : usable.has(one));
      const earlier = versionBefore(promotions, channels.stable.nomor, isUsable);
      await setFallback(tx, remote, typeof earlier === 'string' ? (usable.get(earlier) ?? null) : null);
    }
    await writeHistory(tx, publisher, { remote, aksi: 'retire', nomor: version, alasan: reason, waktu: now });
  });
}
