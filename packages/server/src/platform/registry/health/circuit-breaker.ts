import { type Registry, type RemoteChannel, remoteChannels } from '@selaras/contracts';
import type { Context } from '../../../plugins/context';
import type { ChannelRows } from '../acts/remote-repository';
import { readChannelsOf } from '../acts/remote-repository';
import { rollBack, rollBackTarget } from '../acts/roll-back';
import type { AdmissionGate } from '../admission/admission-gate';
import { loadShareOf, returnedLately } from './load-repository';
import { type LoadShare, SHARE_WINDOW_MS, shouldReturn } from './should-return';

/** A remote is taken back by itself once in so long: if the version before fails too, it is not the version's fault. */
const REST_MS = 3_600_000;

interface Breaking {
  readonly context: Pick<Context, 'db' | 'clock'>;
  readonly gate: Pick<AdmissionGate, 'admitAgain'>;
  readonly bundledOf: (remote: string) => Promise<Registry['remotes'][string] | undefined>;
}

/** What it did: nothing, or which channel it took back. */
export type Broken = { readonly channel: RemoteChannel; readonly share: LoadShare } | null;

const reasonOf = ({ people, failed }: LoadShare) =>
  `Dikembalikan otomatis: gagal dimuat pada ${failed} dari ${people} orang dalam ${SHARE_WINDOW_MS / 60_000} menit`;

const channelOf = (rows: ChannelRows, version: string) =>
  remoteChannels.find((channel) => rows[channel].versi_id !== null && rows[channel].nomor === version);

/**
 * Takes a published version back when it fails at too many of those who load it: `stable` to what was active before, a
 * trial to its end. Only people who are signed in count, each once, so that nobody can vote a version away by himself.
 * @throws 409 when there is nothing to go back to, or somebody else changed the channel meanwhile
 */
export async function breakCircuit(
  { context: { db, clock }, gate, bundledOf }: Breaking,
  remote: string,
  version: string,
): Promise<Broken> {
  const now = clock();
  const rows = await readChannelsOf(db, remote);
  const channel = channelOf(rows, version);
  if (channel === undefined) return null;
  const { diubah, versi: seen } = rows[channel];
  const window = new Date(now.getTime() - SHARE_WINDOW_MS);
  const since = diubah !== null && diubah > window ? diubah : window;
  const share = await loadShareOf(db, { remote, version, since });
  if (!shouldReturn(share)) return null;
  if (await returnedLately(db, remote, new Date(now.getTime() - REST_MS))) return null;

  const bundled = await bundledOf(remote);
  const target = channel === 'stable' ? await rollBackTarget(db, { remote, bundled }) : null;
  if (target !== null) await gate.admitAgain({ name: remote, version: target }, null, channel);
  await rollBack({ db, now, publisher: null, remote, channel, bundled, reason: reasonOf(share), seen });
  return { channel, share };
}
