import type { ChannelState, Registry, RemoteChannel } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import { asActor } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { changedMeanwhile, channelState } from './channel-state';
import type { Publisher } from './publisher';
import { type ChannelRows, lockRemote, readChannelsOf } from './remote-repository';

type Bundled = Registry['remotes'][string] | undefined;

/** What an act on a channel is made with. */
export interface ChannelAct {
  readonly db: Kysely<Tables>;
  readonly now: Date;
  /** null: the portal itself. */
  readonly publisher: Publisher | null;
  readonly remote: string;
  readonly channel: RemoteChannel;
  /** What is built with the portal, as this instance has it. */
  readonly bundled: Bundled;
  readonly reason: string;
  /** `versi` of the channel as the caller saw it. */
  readonly seen: number;
}

/**
 * Changes a channel alone: of two that saw the same state, one changes it and the other one is told 409 with what it is
 * now. Answers the channel afterwards.
 */
export function changeChannel(
  { db, publisher, remote, channel, bundled, seen }: ChannelAct,
  change: (tx: Kysely<Tables>, before: ChannelRows) => Promise<void>,
): Promise<ChannelState> {
  return asActor(db, publisher?.userId ?? null, async (tx) => {
    await lockRemote(tx, remote);
    const before = await readChannelsOf(tx, remote);
    if (before[channel].versi !== seen) throw changedMeanwhile(channelState(channel, before, bundled));
    await change(tx, before);
    return channelState(channel, await readChannelsOf(tx, remote), bundled);
  });
}

/** The version that `stable` gives, as the history writes it down. */
export function stableLine({ stable }: ChannelRows, bundled: Bundled) {
  if (stable.versi_id !== null) return { nomor: stable.nomor, isBundled: false };
  return { nomor: bundled?.version ?? null, isBundled: bundled !== undefined };
}
