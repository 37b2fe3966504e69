import type { ChannelState } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';
import { type ChannelAct, changeChannel, stableLine } from './change-channel';
import { endTrial } from './end-trial';
import {
  type ChannelRows,
  readChannelsOf,
  readPromotions,
  setChannel,
  usableVersions,
  writeHistory,
} from './remote-repository';
import { type StableVersion, versionBefore } from './version-before';

/**
 * Takes a channel back: `stable` to what was active before, `canary` to nothing, so that everybody has the stable
 * version again.
 * @throws 409 when there is nothing to go back to
 */
export function rollBack(act: ChannelAct): Promise<ChannelState> {
  return changeChannel(act, (tx, before) =>
    act.channel === 'stable' ? rollBackStable(tx, before, act) : endCanary(tx, before, act),
  );
}

/** Which versions `stable` had before any of its versions, as far as they can still be used. */
async function earlierVersions(
  db: Kysely<Tables>,
  { remote, bundled }: Pick<ChannelAct, 'remote' | 'bundled'>,
) {
  const usable = await usableVersions(db, remote);
  const promotions = await readPromotions(db, remote);
  const isUsable = (one: string | null) => (one === null ? bundled !== undefined : usable.has(one));
  return {
    before: (version: StableVersion) => versionBefore(promotions, version, isUsable),
    idOf: (version: StableVersion) => (typeof version === 'string' ? (usable.get(version) ?? null) : null),
  };
}

const currentOf = (rows: ChannelRows, bundled: ChannelAct['bundled']): StableVersion => {
  const { isBundled, nomor } = stableLine(rows, bundled);
  return isBundled ? null : (nomor ?? undefined);
};

/** The published version that rolling `stable` back would make active; null when it is none. */
export async function rollBackTarget(
  db: Kysely<Tables>,
  act: Pick<ChannelAct, 'remote' | 'bundled'>,
): Promise<string | null> {
  const { before } = await earlierVersions(db, act);
  return before(currentOf(await readChannelsOf(db, act.remote), act.bundled)) ?? null;
}

async function rollBackStable(tx: Kysely<Tables>, rows: ChannelRows, act: ChannelAct): Promise<void> {
  const { remote, bundled, now, publisher, reason } = act;
  const { before, idOf } = await earlierVersions(tx, act);
  const from = stableLine(rows, bundled);
  const target = before(currentOf(rows, bundled));
  if (target === undefined) {
    throw new ProblemError('BENTROK', {
      pesan:
        'Tidak ada versi sebelumnya yang masih dapat dipakai. Terbitkan versi yang diperbaiki, lalu aktifkan.',
    });
  }
  const state = { versi_id: idOf(target), cadangan_id: idOf(before(target)), sasaran: null };
  await setChannel(tx, { remote, channel: 'stable', now }, state);
  await writeHistory(tx, publisher, {
    remote,
    aksi: 'roll-back',
    kanal: 'stable',
    nomor: target ?? bundled?.version ?? null,
    ke_bawaan: target === null,
    dari: from.nomor,
    dari_bawaan: from.isBundled,
    alasan: reason,
    waktu: now,
  });
}

async function endCanary(tx: Kysely<Tables>, rows: ChannelRows, act: ChannelAct): Promise<void> {
  if (rows.canary.versi_id === null) {
    throw new ProblemError('BENTROK', { pesan: 'Tidak ada versi yang sedang dicoba di kanal canary.' });
  }
  await endTrial(tx, rows, act);
}
