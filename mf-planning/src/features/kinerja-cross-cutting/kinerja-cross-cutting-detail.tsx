import { kinerjaCrossCuttingEntity } from '@selaras/contracts';
import { formatMeasure, formatPercent, targetWithUnit, tingkatPohonWords } from '@selaras/domain';
import type { Row } from '@selaras/resource/core';
import { defineDetail, viewsOf } from '@selaras/resource/core';
import { detailPage, prepareDetail } from '@selaras/resource/detail';
import type { Definition } from '@selaras/ui';
import { CrossStatusBadge } from './cross-words';
import { DecideCross } from './decide-cross';
import { type CrossEnd, kinerjaCrossCutting } from './kinerja-cross-cutting';

const { fact } = viewsOf(kinerjaCrossCuttingEntity);
const { induk_id, anak_id } = kinerjaCrossCuttingEntity.fields;

const endFacts = (end: CrossEnd): readonly Definition[] => [
  { term: 'Satuan kerja', value: end.satuan_kerja.satuan_kerja_nama, wide: true },
  { term: 'Tingkat', value: tingkatPohonWords[end.level] },
  { term: 'Sasaran', value: end.sasaran, wide: true },
  { term: 'Indikator', value: end.indikator, wide: true },
  { term: 'Target', value: targetWithUnit(end) },
  { term: 'Realisasi', value: formatMeasure(end.realisasi) },
  { term: 'Capaian', value: formatPercent(end.capaian) },
];

export const detail = defineDetail<Row<typeof kinerjaCrossCutting>>({
  resource: kinerjaCrossCutting,
  title: ({ anak }) => anak.indikator,
  Acts: DecideCross,
  sections: [
    {
      title: 'Usulan',
      facts: (row) => [
        { ...fact(row, 'status'), value: <CrossStatusBadge status={row.status} /> },
        { term: 'Tahun', value: row.tahun },
        { term: 'Diusulkan oleh', value: row[row.pengusul].satuan_kerja.satuan_kerja_nama, wide: true },
        fact(row, 'catatan'),
      ],
    },
    { title: induk_id.label, facts: ({ induk }) => endFacts(induk) },
    { title: anak_id.label, facts: ({ anak }) => endFacts(anak) },
  ],
});

export const Page = detailPage(detail);
export const prepare = prepareDetail(detail);
