import { triwulanWord } from '@selaras/domain';
import { type ParentDescription, parentQuery, type Row } from '@selaras/resource/core';
import { kinerjaSubKegiatan } from '../kinerja-sub-kegiatan/kinerja-sub-kegiatan';

type Answer = { readonly data: Row<typeof kinerjaSubKegiatan> };

/** The cause whose page a repair step was begun from, with its sub-activity and unit. */
export const givenPenyebab: ParentDescription = {
  names: ['penyebab_kegagalan_id', 'kinerja_sub_kegiatan_id'],
  query: ({ penyebab_kegagalan_id: id, kinerja_sub_kegiatan_id: induk }, unit) => {
    if (typeof induk !== 'number') return null;
    return parentQuery<Answer>(kinerjaSubKegiatan.queries.detail(induk), ({ data }) => {
      const penyebab = data.penyebab_triwulan.find((one) => one.id === id);
      const { satuan_kerja_id } = data.satuan_kerja;
      if (penyebab === undefined) return { refusal: 'Penyebab ini tidak lagi tercatat pada kinerjanya.' };
      if (unit !== null && unit !== satuan_kerja_id) {
        return { refusal: 'Penyebab ini milik satuan kerja lain.' };
      }
      return {
        label: `${triwulanWord(penyebab.triwulan)}: ${penyebab.penyebab}`,
        labels: { kinerja_sub_kegiatan_id: data.indikator },
        values: { satuan_kerja_id },
      };
    });
  },
};
