import type { Kysely } from 'kysely';
import { asActor } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { releaseFiles } from '../../../kit/files/file-repository';
import { lockRemote, writeHistory } from '../acts/remote-repository';
import { surplusVersions } from '../acts/surplus-versions';

/** Lets go the files of versions that nobody needs any more; the sweep of files takes them away. */
export async function removeOldVersions(db: Kysely<Tables>, now: Date): Promise<void> {
  const remotes = await db.selectFrom('remote_versi').select('remote').distinct().execute();
  for (const { remote } of remotes) {
    await asActor(db, null, async (tx) => {
      await lockRemote(tx, remote);
      const versions = await tx
        .selectFrom('remote_versi as v')
        .where('remote', '=', remote)
        .where('berkas_id', 'is not', null)
        .orderBy('terbit', 'desc')
        .orderBy('id', 'desc')
        .select(['id', 'nomor', 'keadaan', 'berkas_id'])
        .select((eb) =>
          eb
            .exists(
              eb
                .selectFrom('remote_kanal as k')
                .where((or) =>
                  or.or([or('k.versi_id', '=', or.ref('v.id')), or('k.cadangan_id', '=', or.ref('v.id'))]),
                )
                .select('k.id'),
            )
            .as('dipakai'),
        )
        .execute();
      const gone = surplusVersions(
        versions.map(({ id, keadaan, dipakai }) => ({
          id,
          isRetired: keadaan === 'ditarik',
          isUsed: Boolean(dipakai),
        })),
      );
      for (const { id, nomor, keadaan, berkas_id } of versions) {
        if (!gone.includes(id) || berkas_id === null) continue;
        const after = keadaan === 'ditarik' ? keadaan : 'dibersihkan';
        await tx
          .updateTable('remote_versi')
          .set({ berkas_id: null, keadaan: after })
          .where('id', '=', id)
          .execute();
        await releaseFiles(tx, [berkas_id]);
        await writeHistory(tx, null, { remote, aksi: 'remove', nomor, waktu: now });
      }
    });
  }
}
