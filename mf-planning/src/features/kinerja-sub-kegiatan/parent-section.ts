import type { AnswerOf, kinerjaSubKegiatanCalls } from '@selaras/contracts';
import type { DetailSection } from '@selaras/resource/core';
import type { ReactNode } from 'react';

/** What the detail of a sub-activity and the queue of Bappeda's know alike. */
type WithParent = Pick<
  AnswerOf<typeof kinerjaSubKegiatanCalls.queue>['data'][number],
  'satuan_kerja' | 'kinerja_kegiatan' | 'sub_kegiatan'
>;

/** Where a performance of a sub-activity stands in the plan; `wordsOf` draws its parent. */
export const parentSection = (
  wordsOf: (induk: WithParent['kinerja_kegiatan']) => ReactNode,
): DetailSection<WithParent> => ({
  title: 'Induk',
  facts: ({ satuan_kerja, kinerja_kegiatan, sub_kegiatan }) => [
    { term: 'Satuan kerja', value: satuan_kerja.satuan_kerja_nama, wide: true },
    { term: 'Kinerja kegiatan', value: wordsOf(kinerja_kegiatan), wide: true },
    {
      term: 'Sub kegiatan',
      value: sub_kegiatan && `${sub_kegiatan.kode} ${sub_kegiatan.nama}`,
      wide: true,
    },
  ],
});
