import type { Row } from '@selaras/resource/core';
import { defineDetail } from '@selaras/resource/core';
import { detailPage, parentLink, prepareDetail } from '@selaras/resource/detail';
import { childrenOf } from '../../resource/plan-children';
import { kinerjaDetailSections, kinerjaMeasures } from '../kinerja/kinerja-detail';
import { kinerjaKegiatan } from './kinerja-kegiatan';

export const detail = defineDetail<Row<typeof kinerjaKegiatan>>({
  resource: kinerjaKegiatan,
  title: ({ indikator }) => indikator,
  measures: kinerjaMeasures,
  children: childrenOf('kinerja-kegiatan'),
  links: ({ id }) => [
    { label: 'Cross cutting', page: 'kinerja-kegiatan.kinerja-sub-kegiatan-cross', params: { id } },
  ],
  sections: [
    {
      title: 'Induk',
      facts: ({ satuan_kerja, kinerja_program, kegiatan }) => [
        { term: 'Satuan kerja', value: satuan_kerja.satuan_kerja_nama, wide: true },
        {
          term: 'Kinerja program',
          value: parentLink('kinerja-program', kinerja_program.id, kinerja_program.indikator),
          wide: true,
        },
        { term: 'Sasaran program', value: kinerja_program.sasaran, wide: true },
        { term: 'Kegiatan', value: kegiatan && `${kegiatan.kode} ${kegiatan.nama}`, wide: true },
      ],
    },
    ...kinerjaDetailSections,
  ],
});

export const Page = detailPage(detail);
export const prepare = prepareDetail(detail);
