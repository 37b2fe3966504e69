import type { RemoteHistory } from './remote-schemas';

const changesChannel = ({ act }: RemoteHistory) => act === 'promote' || act === 'roll-back';

/**
 * Of each channel the newest change, where the portal made it by itself because the version failed at too many people.
 * Nobody has put another version in place there since: the team has to know.
 * @param history newest first
 */
export function returnedByItself(history: readonly RemoteHistory[]): RemoteHistory[] {
  const newest = history
    .filter(changesChannel)
    .filter(({ channel }, at, all) => all.findIndex((line) => line.channel === channel) === at);
  return newest.filter(({ act, by }) => act === 'roll-back' && by.kind === 'portal');
}
