import type { Option } from '@selaras/contracts';
import type { Triwulan } from '@selaras/domain';
import type { QueryFilter } from '@selaras/resource/core';
import { queryOptions } from '@tanstack/react-query';
import { kartuQuery } from '../../kartu/kartu-query';

/** The filter by a key indicator of a unit: those that its card of the quarter counts. */
export const ikuFilter = (triwulan: Triwulan, unit: number): QueryFilter => {
  const card = kartuQuery({ jenis: 'sasaran-pd', triwulan, unit });
  const choices = queryOptions<Option[], Error, Option[], readonly unknown[]>({
    queryKey: [...card.queryKey, 'iku'],
    queryFn: async ({ client }) => {
      const { aliran } = await client.fetchQuery(card);
      return aliran.map(({ asal }) => ({ value: asal.id, label: asal.nama }));
    },
  });
  return { name: 'iku_id', label: 'IKU', query: () => () => choices };
};
