import { optionQueries } from '@selaras/api-client';
import type { Values } from '@selaras/resource/core';
import { manyField } from '@selaras/resource/form';
import type { QueryPickerProps } from '@selaras/resource/picker';
import { chosenId } from '../kinerja/kinerja-choices';

interface Merged {
  readonly indikator_merge: readonly { readonly id: number; readonly indikator: string }[];
}

/** Indicators of the chosen goal. */
export const indikatorOfSasaran =
  (values: Values): QueryPickerProps['query'] =>
  (search) =>
    optionQueries.indikatorSasaranStrategis({ ...chosenId(values, 'sasaran_strategis_id'), ...search });

/** Other indicators of the same goal that stand in one box with this one. */
export const mergeField = manyField({
  name: 'indikator_merge_ids',
  label: 'Indikator lain dalam kotak yang sama',
  help: 'Digambar bersama pada satu kotak diagram.',
  placeholder: 'Tambah indikator...',
  query: indikatorOfSasaran,
  chosen: ({ indikator_merge }: Merged) =>
    indikator_merge.map(({ id, indikator }) => ({ value: id, label: indikator })),
});
