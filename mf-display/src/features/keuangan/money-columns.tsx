import { EMPTY_VALUE, formatPercent, formatRupiah, kuadranWords } from '@selaras/domain';
import { ClampedText, type TableColumn } from '@selaras/ui';
import type { MoneyRow } from './money-row';

const figure = (
  id: 'pagu' | 'realisasi' | 'serapan' | 'serapanRencana' | 'capaian',
  title: string,
  format: (value: number | null) => string,
): TableColumn<MoneyRow> => ({
  id,
  title,
  numeric: true,
  sortable: true,
  value: (row) => row[id],
  cell: (row) => format(row[id]),
});

/** Columns of the absorption table; `naming` heads the first one. */
export const moneyColumns = (naming: string): readonly TableColumn<MoneyRow>[] => [
  {
    id: 'nama',
    title: naming,
    sortable: true,
    value: ({ sebutan }) => sebutan,
    cell: ({ kode, nama, singkatan }) => (
      <ClampedText {...(kode && { lead: kode })}>{singkatan ?? nama}</ClampedText>
    ),
    minWidth: '180px',
  },
  figure('pagu', 'Pagu', formatRupiah),
  figure('realisasi', 'Realisasi', formatRupiah),
  figure('serapan', 'Serapan pagu', formatPercent),
  figure('serapanRencana', 'Serapan rencana', formatPercent),
  figure('capaian', 'Rata-rata capaian', formatPercent),
  {
    id: 'kuadran',
    title: 'Kuadran',
    sortable: true,
    value: ({ kuadran }) => (kuadran === null ? EMPTY_VALUE : kuadranWords[kuadran]),
    minWidth: '200px',
  },
];
