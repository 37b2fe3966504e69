import type { Row } from '@selaras/resource/core';
import { defineDetail } from '@selaras/resource/core';
import { detailPage, parentLink, prepareDetail } from '@selaras/resource/detail';
import { childrenOf } from '../../resource/plan-children';
import { kinerjaDetailSections, kinerjaMeasures } from '../kinerja/kinerja-detail';
import { kinerjaProgram } from './kinerja-program';

export const detail = defineDetail<Row<typeof kinerjaProgram>>({
  resource: kinerjaProgram,
  title: ({ indikator }) => indikator,
  measures: kinerjaMeasures,
  children: childrenOf('kinerja-program'),
  links: ({ id }) => [
    { label: 'Cross cutting', page: 'kinerja-program.kinerja-kegiatan-cross', params: { id } },
  ],
  sections: [
    {
      title: 'Induk',
      facts: ({ satuan_kerja, sasaran_strategis_pd, program }) => [
        { term: 'Satuan kerja', value: satuan_kerja.satuan_kerja_nama, wide: true },
        { term: 'Sasaran strategis PD', value: sasaran_strategis_pd.sasaran_strategis_satker, wide: true },
        {
          term: 'IKU PD',
          value: parentLink('sasaran-strategis-pd', sasaran_strategis_pd.id, sasaran_strategis_pd.iku),
          wide: true,
        },
        { term: 'Program', value: program && `${program.kode} ${program.nama}`, wide: true },
      ],
    },
    ...kinerjaDetailSections,
  ],
});

export const Page = detailPage(detail);
export const prepare = prepareDetail(detail);
