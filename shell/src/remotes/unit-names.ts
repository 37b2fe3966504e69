import { optionQueries } from '@selaras/api-client';
import type { ChannelState } from '@selaras/contracts';
import { useQuery } from '@tanstack/react-query';

/** Names of units, once they are known; nothing is asked for as long as no channel names one. */
export function useUnitName(channels: readonly ChannelState[]) {
  const named = channels.some(({ audience }) => audience !== null && audience.units.length > 0);
  const { data = [] } = useQuery({ ...optionQueries.satuanKerja({}), enabled: named });
  return (id: number) => data.find(({ value }) => value === id)?.label;
}
