import type { Kysely } from 'kysely';
import { asActor } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { claimFiles } from '../../../kit/files/file-repository';
import type { FileStore } from '../../../kit/files/file-store';
import { ProblemError } from '../../../plugins/problem';
import type { Publisher } from '../acts/publisher';
import { findVersion, lockRemote, writeHistory } from '../acts/remote-repository';
import type { AdmissionGate } from '../admission/admission-gate';
import { bundleBuild } from '../archive/bundle-build';
import { type CheckedBuild, fingerprintOf } from '../archive/check-build';
import { readBuild } from '../remote-store';
import { dropBundle, keepBundle, within507 } from './keep-bundle';

interface Publishing {
  readonly db: Kysely<Tables>;
  readonly store: FileStore;
  /** Where versions lie that are built with the portal. */
  readonly remotesDir: string;
  readonly gate: Pick<AdmissionGate, 'admitNew'>;
  readonly now: Date;
  readonly publisher: Publisher;
}

/**
 * Makes a checked build a version that can be promoted, once the portal admits it. The same version with the same contents may come
 * again: that changes nothing, and brings back files that were cleared away.
 * @returns whether it was there already
 * @throws 422 with every finding against it, 409 for a version that is there with other contents or was retired, 507 when there is no room
 */
export async function publishVersion(publishing: Publishing, checked: CheckedBuild): Promise<boolean> {
  const { db, store, publisher, now } = publishing;
  const { name: remote, version: nomor } = checked.build;
  if (await isThere(publishing, checked)) return true;
  const bundle = await bundleBuild(checked);
  await publishing.gate.admitNew(checked.build, bundle, publisher);
  return within507(async () => {
    const berkasId = await keepBundle({ db, store, publisher }, `${remote}-${nomor}`, bundle.content);
    try {
      const isNew = await asActor(db, publisher.userId, async (tx) => {
        await lockRemote(tx, remote);
        const before = await findVersion(tx, remote, nomor);
        if (before !== undefined && isReplay(before, checked)) return false;
        const kept = {
          isi: JSON.stringify(bundle.files),
          ukuran: bundle.size,
          berkas_id: berkasId,
          terbit: now,
        };
        const by = { oleh_user: publisher.userId, oleh_token: publisher.tokenId };
        const build = JSON.stringify(checked.build);
        const { id } = await tx
          .insertInto('remote_versi')
          .values({ remote, nomor, sidik: checked.sidik, build, ...kept, ...by })
          .onConflict((conflict) =>
            conflict.columns(['remote', 'nomor']).doUpdateSet({ ...kept, ...by, build, keadaan: 'tersedia' }),
          )
          .returning('id')
          .executeTakeFirstOrThrow();
        const owner = {
          tujuan: 'remote' as const,
          ownerId: id,
          satuanKerjaId: null,
          actorId: publisher.answersFor,
        };
        await claimFiles(tx, [berkasId], owner);
        await writeHistory(tx, publisher, { remote, aksi: 'publish', nomor, waktu: now });
        return true;
      });
      if (!isNew) await dropBundle(db, publisher.userId, berkasId);
      return !isNew;
    } catch (error) {
      await dropBundle(db, publisher.userId, berkasId).catch(() => {
        // Without a row that uses it, it is swept a day later.
      });
      throw error;
    }
  });
}

/** Looked at before the costly work, and again in the transaction that would write it. */
async function isThere({ db, remotesDir }: Publishing, checked: CheckedBuild): Promise<boolean> {
  const { name, version } = checked.build;
  const bundled = await readBuild(remotesDir, name, version).catch(() => null);
  if (bundled !== null) {
    if (fingerprintOf(bundled) === checked.sidik) return true;
    throw otherContents(version);
  }
  const before = await findVersion(db, name, version);
  return before !== undefined && isReplay(before, checked);
}

function isReplay(before: { keadaan: string; sidik: string }, { build, sidik }: CheckedBuild): boolean {
  if (before.sidik !== sidik) throw otherContents(build.version);
  if (before.keadaan === 'ditarik') {
    throw new ProblemError('BENTROK', {
      pesan: `Versi ${build.version} sudah ditarik dan tidak dapat diterbitkan lagi. Terbitkan versi baru.`,
    });
  }
  return before.keadaan === 'tersedia';
}

const otherContents = (version: string) =>
  new ProblemError('BENTROK', {
    pesan: `Versi ${version} sudah ada dengan isi lain. Naikkan version di package.json lalu bangun ulang.`,
  });
