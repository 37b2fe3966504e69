import { formatPercent, formatRupiah, serapan } from '@selaras/domain';
import type { Definition } from '@selaras/ui';
import type { NomenklaturRow } from './nomenklatur-list';

export const nomenklaturFacts = (row: NomenklaturRow): readonly Definition[] => [
  { term: 'Kode', value: row.kode },
  { term: 'Satuan kerja', value: row.satuan_kerja.satuan_kerja_nama },
  { term: 'Nama', value: row.nama, wide: true },
  { term: 'Pagu', value: formatRupiah(row.pagu) },
  { term: 'Realisasi anggaran', value: formatRupiah(row.realisasi) },
  { term: 'Serapan', value: formatPercent(serapan(row.pagu, row.realisasi)) },
];
