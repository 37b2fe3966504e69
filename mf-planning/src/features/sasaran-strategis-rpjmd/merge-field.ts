import { optionQueries } from '@selaras/api-client';
import { manyField } from '../../resource/form/many-field';

interface Merged {
  readonly indikator_merge: readonly { readonly id: number; readonly indikator: string }[];
}

/** Other indicators of the same goal that stand in one box with this one. */
export const mergeField = manyField({
  name: 'indikator_merge_ids',
  label: 'Indikator lain dalam kotak yang sama',
  help: 'Digambar bersama pada satu kotak diagram.',
  placeholder: 'Tambah indikator...',
  query: () => (search) => optionQueries.indikatorSasaranStrategis(search),
  chosen: ({ indikator_merge }: Merged) =>
    indikator_merge.map(({ id, indikator }) => ({ value: id, label: indikator })),
});
