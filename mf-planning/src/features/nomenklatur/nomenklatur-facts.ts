import { programEntity } from '@selaras/contracts';
import { formatPercent, serapan } from '@selaras/domain';
import { viewsOf } from '@selaras/resource/core';
import type { Definition } from '@selaras/ui';
import type { NomenklaturRow } from './nomenklatur-list';

const { fact } = viewsOf(programEntity);

/** What details of the three levels have in common. */
export const nomenklaturFacts = (row: NomenklaturRow): readonly Definition[] => [
  fact(row, 'kode'),
  { term: programEntity.fields.satuan_kerja_id.label, value: row.satuan_kerja.satuan_kerja_nama },
  fact(row, 'nama'),
  fact(row, 'pagu'),
  fact(row, 'realisasi'),
  { term: 'Serapan', value: formatPercent(serapan(row.pagu, row.realisasi)) },
];
