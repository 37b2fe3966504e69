import { penyebabKegagalanEntity, type RaporRow } from '@selaras/contracts';
import { formatRupiah, perbaikanRaporWords } from '@selaras/domain';
import { Badge, type BadgeTone, type TableColumn } from '@selaras/ui';
import type { SebutanRapor } from './sebutan-rapor';

/** What rows of both kinds of report cards have. */
type Row = Pick<
  RaporRow,
  'satuan_kerja' | 'keadaan' | 'penyebab' | 'langkah' | 'perbaikan' | 'anggaran' | 'realisasi_anggaran'
>;
type Column = TableColumn<Row>;

const tones: Readonly<Record<RaporRow['keadaan'], BadgeTone>> = {
  tercapai: 'success',
  'tidak-tercapai': 'danger',
  'belum-diisi': 'neutral',
};

/** What is known of why a target was missed, and what is done about it. */
const causeWords = ({ keadaan, penyebab }: Row): string | null => {
  if (keadaan === 'tercapai') return null;
  return penyebab.length === 0 ? 'Belum dicatat' : penyebab.join('; ');
};
const repairWords = ({ keadaan, perbaikan, langkah }: Row): string | null => {
  if (keadaan === 'tercapai') return null;
  return langkah === 0 ? perbaikanRaporWords[perbaikan] : `${perbaikanRaporWords[perbaikan]} (${langkah})`;
};

const money = (name: 'anggaran' | 'realisasi_anggaran', title: string): Column => ({
  id: name,
  title,
  unit: 'triwulan',
  value: (row) => row[name],
  cell: (row) => formatRupiah(row[name]),
  numeric: true,
});

/** Whose row it is. */
export const unitColumn: Column = {
  id: 'satuan_kerja',
  title: 'Satuan kerja',
  value: ({ satuan_kerja }) => satuan_kerja.singkatan ?? satuan_kerja.satuan_kerja_nama,
  minWidth: '140px',
};

/** How a row stands, why, what repairs it, and its money. */
export const outcomeColumnsOf = (words: SebutanRapor['keadaan']): readonly Column[] => [
  {
    id: 'keadaan',
    inCard: 'state',
    title: 'Keadaan',
    value: ({ keadaan }) => words[keadaan],
    cell: ({ keadaan }) => <Badge tone={tones[keadaan]}>{words[keadaan]}</Badge>,
  },
  {
    id: 'penyebab',
    title: penyebabKegagalanEntity.fields.penyebab.label,
    value: causeWords,
    minWidth: '220px',
  },
  { id: 'perbaikan', title: 'Perbaikan', value: repairWords, minWidth: '150px' },
  money('anggaran', 'Anggaran'),
  money('realisasi_anggaran', 'Belanja'),
];
