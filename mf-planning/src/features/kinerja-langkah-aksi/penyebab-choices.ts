import type { Option } from '@selaras/contracts';
import { triwulanWord } from '@selaras/domain';
import type { Values } from '@selaras/resource/core';
import type { QueryPickerProps } from '@selaras/resource/picker';
import { kinerjaSubKegiatan } from '../kinerja-sub-kegiatan/kinerja-sub-kegiatan';

interface WithCauses {
  readonly data: {
    readonly penyebab_triwulan: readonly { id: number; triwulan: number; penyebab: string }[];
  };
}

/** Recorded causes of the chosen sub-activity, by quarter. */
export function penyebabChoices({ kinerja_sub_kegiatan_id }: Values): QueryPickerProps['query'] {
  const { queryKey, queryFn } = kinerjaSubKegiatan.queries.detail(Number(kinerja_sub_kegiatan_id));
  const read = queryFn as (context: unknown) => Promise<WithCauses>;
  return () => ({
    queryKey: [...queryKey, 'penyebab'],
    queryFn: async (context): Promise<Option[]> =>
      (await read(context)).data.penyebab_triwulan.map(({ id, triwulan, penyebab }) => ({
        value: id,
        label: `${triwulanWord(triwulan)}: ${penyebab}`,
      })),
  });
}
