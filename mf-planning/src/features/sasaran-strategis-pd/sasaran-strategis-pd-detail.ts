import { sasaranStrategisPdEntity, sasaranStrategisRpjmdEntity } from '@selaras/contracts';
import type { Row } from '@selaras/resource/core';
import { defineDetail, viewsOf } from '@selaras/resource/core';
import { detailPage, parentLink, prepareDetail } from '@selaras/resource/detail';
import { childrenOf } from '../../resource/plan-children';
import { pkWords } from '../kinerja/pk-words';
import { earlierSection } from '../lima-tahunan/earlier-section';
import { limaTahunanDetailSections, limaTahunanMeasures } from '../lima-tahunan/lima-tahunan-detail';
import { sasaranStrategisPd } from './sasaran-strategis-pd';

const { satuan_kerja_id, sasaran_strategis_rpjmd_id } = sasaranStrategisPdEntity.fields;
const { fact } = viewsOf(sasaranStrategisPdEntity);

export const detail = defineDetail<Row<typeof sasaranStrategisPd>>({
  resource: sasaranStrategisPd,
  title: ({ iku }) => iku,
  measures: limaTahunanMeasures,
  children: childrenOf('sasaran-strategis-pd'),
  links: ({ id }) => [
    { label: 'Cross cutting', page: 'sasaran-strategis-pd.kinerja-program-cross', params: { id } },
  ],
  sections: [
    {
      title: 'Sasaran',
      facts: (row) => [
        { term: satuan_kerja_id.label, value: row.satuan_kerja.satuan_kerja_nama, wide: true },
        fact(row, 'tujuan_pd'),
        fact(row, 'sasaran_strategis_satker'),
        {
          term: sasaran_strategis_rpjmd_id.label,
          value: row.sasaran_strategis_rpjmd.sasaran,
          wide: true,
        },
        {
          term: sasaranStrategisRpjmdEntity.fields.indikator_sasaran_strategis_id.sheet,
          value: parentLink(
            'sasaran-strategis-rpjmd',
            row.sasaran_strategis_rpjmd.id,
            row.sasaran_strategis_rpjmd.indikator,
          ),
          wide: true,
        },
        { term: 'SKP', value: row.skp ? 'Ditandai sebagai SKP' : 'Bukan SKP' },
        { term: 'Perjanjian kinerja', value: pkWords(row.status_upload_pk) },
        { ...fact(row, 'definisi_operasional'), wide: true },
      ],
    },
    earlierSection(sasaranStrategisPd.fieldNames),
    ...limaTahunanDetailSections,
    {
      title: 'Kinerja bayangan',
      when: (row) => row.kinerja_bayangan_sasaran !== null,
      facts: (row) => [fact(row, 'kinerja_bayangan_sasaran'), fact(row, 'kinerja_bayangan_indikator')],
    },
  ],
});

export const Page = detailPage(detail);
export const prepare = prepareDetail(detail);
