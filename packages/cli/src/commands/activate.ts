import { type Audience, type ChannelState, promoteRemoteCall, type RemoteChannel } from '@selaras/contracts';
import type { Invocation } from '../command';
import type { PortalClient } from '../portal/portal-client';
import { audienceText } from '../text/status-text';

interface Activation {
  readonly name: string;
  readonly version: string;
  readonly channel: RemoteChannel;
  readonly audience: Audience | undefined;
  readonly reason: string;
}

export interface Activated {
  readonly state: ChannelState;
  /** The portal answers it to guests by now; a canary is nothing that guests are told. */
  readonly isTold: boolean;
}

/** Makes a version active, and waits until the portal tells it to guests where it is for everybody. */
export async function activate(
  { portal, progress }: Pick<Invocation, 'portal' | 'progress'>,
  { name, version, channel, audience, reason }: Activation,
): Promise<Activated> {
  progress(`Mengaktifkan ${name} ${version} di ${channel} …`);
  const body = { version, reason, ...(audience && { audience }) };
  const { data } = await portal.ask(promoteRemoteCall, { params: { name, channel }, body });
  return { state: data, isTold: channel === 'canary' || (await told(portal, name, version)) };
}

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
export function activeText({ state: { channel, audience }, isTold }: Activated): string {
  return channel === 'stable'
    ? `aktif di stable untuk semua orang${isTold ? '' : '; /registry.json belum menyebutnya, periksa dengan "selaras status"'}`
    : `dicoba di canary oleh ${audience === null ? 'tidak seorang pun' : audienceText(audience)}`;
}
