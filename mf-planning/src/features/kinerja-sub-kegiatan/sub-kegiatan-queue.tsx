import type { AnswerOf, kinerjaSubKegiatanCalls } from '@selaras/contracts';
import { targetText } from '@selaras/domain';
import { unitFilter } from '@selaras/resource/core';
import { Measured, targetColumn } from '../../resource/measured';
import { modelFilters } from '../kinerja/model-filters';
import { bappedaQueuePage } from '../validasi-bappeda/bappeda-queue';
import { putusanFilters, ValidasiBadge } from '../validasi-bappeda/putusan';
import { kinerjaSubKegiatanEndpoints } from './kinerja-sub-kegiatan';
import { parentSection } from './parent-section';

type Row = AnswerOf<typeof kinerjaSubKegiatanCalls.queue>['data'][number];

/** `/kinerja-sub-kegiatan/validasi`: sub-activities to be judged (spec 2 §2.2). */
export const Page = bappedaQueuePage<Row>({
  title: 'Validasi Kinerja Sub Kegiatan',
  description: 'Periksa sasaran, indikator dan target terhadap indikator kementerian, lalu putuskan.',
  sebutan: 'kinerja sub kegiatan',
  endpoints: kinerjaSubKegiatanEndpoints,
  file: 'validasi-kinerja-sub-kegiatan',
  sort: { column: 'sasaran', descending: false },
  filters: [unitFilter, ...putusanFilters, ...modelFilters('kinerja-sub-kegiatan')],
  columns: [
    { id: 'sasaran', title: 'Sasaran', value: ({ sasaran }) => sasaran, sortable: true, minWidth: '220px' },
    targetColumn,
    {
      id: 'sub_kegiatan',
      title: 'Sub kegiatan',
      value: ({ sub_kegiatan }) => sub_kegiatan && `${sub_kegiatan.kode} ${sub_kegiatan.nama}`,
      minWidth: '220px',
    },
  ],
  sections: [
    {
      title: 'Indikator',
      facts: ({ indikator, indikator_kemendagri, sasaran, is_external, ...row }) => [
        { term: 'Indikator sendiri', value: indikator, wide: true },
        { term: 'Indikator menurut Kemendagri', value: indikator_kemendagri, wide: true },
        { term: 'Sasaran', value: sasaran, wide: true },
        { term: 'Target', value: <Measured value={targetText(row)} satuan={row.satuan} /> },
        { term: 'Kinerja eksternal', value: is_external ? 'Ya' : 'Tidak' },
      ],
    },
    parentSection(({ indikator }) => indikator),
  ],
  verdictOf: ({ validasi, catatan }) => [
    { term: 'Validasi Bappeda', value: <ValidasiBadge putusan={validasi} catatan={catatan} /> },
    { term: validasi === 'belum' ? 'Catatan terakhir' : 'Catatan', value: catatan, wide: true },
  ],
});
