import type { ChannelState, Registry, RemoteChannel } from '@selaras/contracts';
import { ProblemError } from '../../../plugins/problem';
import type { ChannelRows } from './remote-repository';

/** A channel as the API tells it; `stable` without a version of its own follows what is built with the portal. */
export function channelState(
  channel: RemoteChannel,
  rows: ChannelRows,
  bundled: Registry['remotes'][string] | undefined,
): ChannelState {
  const { versi_id, nomor, cadangan, sasaran, versi, diubah } = rows[channel];
  const base = { channel, audience: sasaran, versi, changedAt: diubah?.toISOString() ?? null };
  if (channel === 'canary') {
    const standsBy = versi_id === null ? null : channelState('stable', rows, bundled).version;
    return { ...base, version: nomor, bundled: false, fallback: standsBy };
  }
  if (versi_id !== null) {
    const fallback = cadangan ?? (bundled?.version === nomor ? null : (bundled?.version ?? null));
    return { ...base, version: nomor, bundled: false, fallback };
  }
  return {
    ...base,
    version: bundled?.version ?? null,
    bundled: bundled !== undefined,
    fallback: bundled?.fallback?.version ?? null,
  };
}

/** 409 with the channel as it is now: somebody else changed it after the caller had looked. */
export const changedMeanwhile = (state: ChannelState) =>
  new ProblemError('BENTROK', {
    pesan: `Kanal ${state.channel} sudah diubah orang lain: sekarang ${state.version ?? 'kosong'}. Periksa lalu ulangi.`,
    terkini: state,
  });
