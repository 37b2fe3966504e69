import { triwulanWord } from '@selaras/domain';
import type { Row } from '@selaras/resource/core';
import { defineDetail } from '@selaras/resource/core';
import { detailPage, parentLink, prepareDetail } from '@selaras/resource/detail';
import { childrenOf } from '../../resource/plan-children';
import { kinerjaDetailSections, kinerjaMeasures } from '../kinerja/kinerja-detail';
import { NoteList } from '../kinerja/note-list';
import { putusanOf, ValidasiBadge } from '../validasi-bappeda/putusan';
import { kinerjaSubKegiatan } from './kinerja-sub-kegiatan';
import { parentSection } from './parent-section';

export const detail = defineDetail<Row<typeof kinerjaSubKegiatan>>({
  resource: kinerjaSubKegiatan,
  title: ({ indikator }) => indikator,
  measures: kinerjaMeasures,
  children: childrenOf('kinerja-sub-kegiatan'),
  links: ({ id, kemampuan }) =>
    kemampuan.ubah
      ? [{ label: 'Ubah tim kerja', page: 'kinerja-sub-kegiatan.edit-tim-kerja', params: { id } }]
      : [],
  sections: [
    parentSection(({ id, indikator }) => parentLink('kinerja-kegiatan', id, indikator)),
    ...kinerjaDetailSections,
    {
      title: 'Indikator Kemendagri dan validasi',
      facts: ({ indikator_kemendagri, is_external, validasi_bappeda, validasi_bappeda_catatan }) => [
        { term: 'Indikator Kemendagri', value: indikator_kemendagri, wide: true },
        { term: 'Kinerja eksternal', value: is_external ? 'Ya' : 'Tidak' },
        {
          term: 'Validasi Bappeda',
          value: <ValidasiBadge putusan={putusanOf(validasi_bappeda)} catatan={validasi_bappeda_catatan} />,
        },
        {
          term: validasi_bappeda === null ? 'Catatan validasi terakhir' : 'Catatan validasi',
          value: validasi_bappeda_catatan,
          wide: true,
        },
      ],
    },
    {
      title: 'Penyebab per triwulan',
      when: ({ penyebab_triwulan }) => penyebab_triwulan.length > 0,
      facts: ({ penyebab_triwulan }) => [
        {
          term: 'Penyebab',
          value: (
            <NoteList
              notes={penyebab_triwulan.map(({ id, triwulan, penyebab }) => ({
                id,
                catatan: `${triwulanWord(triwulan)}: ${penyebab}`,
              }))}
            />
          ),
          wide: true,
        },
      ],
    },
  ],
});

export const Page = detailPage(detail);
export const prepare = prepareDetail(detail);
