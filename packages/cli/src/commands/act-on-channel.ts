import { type ChannelState, getRemoteCall, type RemoteChannel, type RemoteDetail } from '@selaras/contracts';
import type { PortalClient } from '../portal/portal-client';
import { Refusal } from '../refusal';

interface ChannelAct {
  readonly name: string;
  readonly channel: RemoteChannel;
  /** Whether the remote is as the act would make it. */
  isDone(detail: RemoteDetail): boolean;
  /** Sends the act with `versi` of the channel; answers the channel afterwards. */
  act(versi: number): Promise<ChannelState>;
}

/**
 * Changes a channel over the state that is seen here first, so that a request that reaches the portal twice counts once. A
 * command that is repeated, because its answer was lost, finds that it is so already (`changed: false`).
 * @throws Refusal `BENTROK` when somebody else changed the channel meanwhile
 */
export async function actOnChannel(
  portal: PortalClient,
  { name, channel, isDone, act }: ChannelAct,
): Promise<{ readonly state: ChannelState; readonly changed: boolean }> {
  const read = async () => (await portal.ask(getRemoteCall, { params: { name } })).data;
  const seen = await read();
  if (isDone(seen)) return { state: channelIn(seen, channel), changed: false };
  try {
    return { state: await act(channelIn(seen, channel).versi), changed: true };
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'BENTROK')) throw error;
    // The first time of a repeated command may have been on its way until now.
    const now = await read();
    if (!isDone(now)) throw error;
    return { state: channelIn(now, channel), changed: false };
  }
}

/** The state of a channel; one that nobody has changed yet is there as well. */
export function channelIn({ name, channels }: RemoteDetail, channel: RemoteChannel): ChannelState {
  const found = channels.find((one) => one.channel === channel);
  if (found !== undefined) return found;
  throw new Refusal('JAWABAN_ASING', `Portal tidak menyebut kanal ${channel} dari ${name}.`, {
    remedy: 'Perbarui @selaras/cli bila portalnya lebih baru.',
  });
}
