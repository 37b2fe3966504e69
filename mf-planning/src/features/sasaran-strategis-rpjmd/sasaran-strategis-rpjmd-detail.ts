import { sasaranStrategisRpjmdEntity } from '@selaras/contracts';
import type { Row } from '@selaras/resource/core';
import { defineDetail } from '@selaras/resource/core';
import { detailPage, prepareDetail } from '@selaras/resource/detail';
import { childrenOf } from '../../resource/plan-children';
import { pkWords } from '../kinerja/pk-words';
import { earlierSection } from '../lima-tahunan/earlier-section';
import { limaTahunanDetailSections, limaTahunanMeasures } from '../lima-tahunan/lima-tahunan-detail';
import { mergeField } from './merge-field';
import { sasaranStrategisRpjmd } from './sasaran-strategis-rpjmd';

const { sasaran_strategis_id, satuan_kerja_id } = sasaranStrategisRpjmdEntity.fields;

const columnNames = { ...sasaranStrategisRpjmd.fieldNames, indikator_merge: mergeField.label };

export const detail = defineDetail<Row<typeof sasaranStrategisRpjmd>>({
  resource: sasaranStrategisRpjmd,
  title: ({ indikator_sasaran_strategis }) => indikator_sasaran_strategis.indikator,
  measures: limaTahunanMeasures,
  columnNames,
  children: childrenOf('sasaran-strategis-rpjmd'),
  links: ({ id }) => [
    { label: 'Cross cutting', page: 'sasaran-strategis-rpjmd.sasaran-strategis-pd-cross', params: { id } },
  ],
  sections: [
    {
      title: 'Sasaran',
      facts: (row) => [
        { term: 'Tujuan', value: `${row.tujuan.nomor} ${row.tujuan.tujuan}`, wide: true },
        {
          term: sasaran_strategis_id.label,
          value: `${row.sasaran_strategis.nomor} ${row.sasaran_strategis.sasaran}`,
          wide: true,
        },
        { term: satuan_kerja_id.label, value: row.satuan_kerja.satuan_kerja_nama, wide: true },
        {
          term: mergeField.label,
          value: row.indikator_merge.map(({ indikator }) => indikator).join('\n'),
          wide: true,
        },
        { term: 'Perjanjian kinerja', value: pkWords(row.status_upload_pk) },
      ],
    },
    earlierSection(columnNames),
    ...limaTahunanDetailSections,
  ],
});

export const Page = detailPage(detail);
export const prepare = prepareDetail(detail);
