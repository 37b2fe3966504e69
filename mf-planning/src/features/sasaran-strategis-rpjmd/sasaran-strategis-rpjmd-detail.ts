import type { Row } from '@selaras/resource/core';
import { defineDetail } from '@selaras/resource/core';
import { detailPage } from '@selaras/resource/detail';
import { planChildren } from '../../resource/plan-children';
import { pkWords } from '../kinerja/kinerja-list';
import { limaTahunanDetailSections, limaTahunanMeasures } from '../lima-tahunan/lima-tahunan-detail';
import { sasaranStrategisRpjmd } from './sasaran-strategis-rpjmd';

export const detail = defineDetail<Row<typeof sasaranStrategisRpjmd>>({
  resource: sasaranStrategisRpjmd,
  title: ({ indikator_sasaran_strategis }) => indikator_sasaran_strategis.indikator,
  measures: limaTahunanMeasures,
  children: planChildren,
  links: ({ id }) => [
    { label: 'Cross cutting', path: `/sasaran-strategis-rpjmd/${id}/sasaran-strategis-pd-cross` },
  ],
  sections: [
    {
      title: 'Sasaran',
      facts: (row) => [
        { term: 'Tujuan', value: `${row.tujuan.nomor} ${row.tujuan.tujuan}`, wide: true },
        {
          term: 'Sasaran strategis',
          value: `${row.sasaran_strategis.nomor} ${row.sasaran_strategis.sasaran}`,
          wide: true,
        },
        { term: 'Perangkat daerah pengampu', value: row.satuan_kerja.satuan_kerja_nama, wide: true },
        {
          term: 'Indikator lain dalam kotak yang sama',
          value: row.indikator_merge.map(({ indikator }) => indikator).join('\n'),
          wide: true,
        },
        { term: 'Perjanjian kinerja', value: pkWords(row.status_upload_pk) },
      ],
    },
    ...limaTahunanDetailSections,
  ],
});

export const Page = detailPage(detail);
