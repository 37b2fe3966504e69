import { isDeepStrictEqual } from 'node:util';
import {
  type Audience,
  type ChannelState,
  promoteRemoteCall,
  type RemoteChannel,
  type RemoteDetail,
} from '@selaras/contracts';
import type { Invocation } from '../command';
import type { PortalClient } from '../portal/portal-client';
import { audienceText } from '../text/status-text';
import { actOnChannel, channelIn } from './act-on-channel';

interface Activation {
  readonly name: string;
  readonly version: string;
  readonly channel: RemoteChannel;
  readonly audience: Audience | undefined;
  readonly reason: string;
}

export interface Activated {
  readonly state: ChannelState;
  /** false: it was so already, from this command's first time perhaps. */
  readonly changed: boolean;
  /** The portal answers it to guests by now; a canary is nothing that guests are told. */
  readonly isTold: boolean;
}

/** Makes a version active, and waits until the portal tells it to guests where it is for everybody. */
export async function activate(
  { portal, progress }: Pick<Invocation, 'portal' | 'progress'>,
  activation: Activation,
): Promise<Activated> {
  const { name, version, channel, audience, reason } = activation;
  progress(`Mengaktifkan ${name} ${version} di ${channel} …`);
  const { state, changed } = await actOnChannel(portal, {
    name,
    channel,
    isDone: (detail) => isActive(detail, activation),
    act: async (versi) => {
      const body = { version, reason, versi, ...(audience && { audience }) };
      return (await portal.ask(promoteRemoteCall, { params: { name, channel }, body })).data;
    },
  });
  return { state, changed, isTold: channel === 'canary' || (await told(portal, name, version)) };
}

/** Whether the channel gives the version already, to the same people. */
function isActive(detail: RemoteDetail, { version, channel, audience }: Activation): boolean {
  const now = channelIn(detail, channel);
  return now.version === version && isDeepStrictEqual(sorted(now.audience), sorted(audience ?? null));
}

const sorted = (audience: Audience | null) =>
  audience && {
    roles: [...audience.roles].sort(),
    units: [...audience.units].sort((one, other) => one - other),
    percent: audience.percent,
  };

const PAUSE_MS = 100;
const TRIES = 20;

/** Until `/registry.json` answers the version; instances that were not asked follow within a second. */
export async function told(portal: PortalClient, name: string, version: string): Promise<boolean> {
  for (let left = TRIES; left > 0; left -= 1) {
    if ((await portal.active(name))?.version === version) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return false;
}

/** `aktif di stable untuk semua orang` */
export function activeText({ state: { channel, audience }, changed, isTold }: Activated): string {
  const already = changed ? '' : 'sudah ';
  return channel === 'stable'
    ? `${already}aktif di stable untuk semua orang${isTold ? '' : '; /registry.json belum menyebutnya, periksa dengan "selaras status"'}`
    : `${already}dicoba di canary oleh ${audience === null ? 'tidak seorang pun' : audienceText(audience)}`;
}
