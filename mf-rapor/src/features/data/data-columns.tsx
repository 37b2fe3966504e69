import type { RaporRow } from '@selaras/contracts';
import {
  formatMeasure,
  formatPercent,
  formatRupiah,
  keadaanRaporWords,
  perbaikanRaporWords,
  type Triwulan,
} from '@selaras/domain';
import { PageLink } from '@selaras/portal';
import { Badge, type BadgeTone, ClampedText, type TableColumn } from '@selaras/ui';

type Column = TableColumn<RaporRow>;

const tones: Readonly<Record<RaporRow['keadaan'], BadgeTone>> = {
  tercapai: 'success',
  'tidak-tercapai': 'danger',
  'belum-diisi': 'neutral',
};

const unit: Column = {
  id: 'satuan_kerja',
  title: 'Satuan kerja',
  value: ({ satuan_kerja }) => satuan_kerja.singkatan ?? satuan_kerja.satuan_kerja_nama,
  minWidth: '140px',
};

/** What is known of why a target was missed, and what is done about it. */
const causeWords = ({ keadaan, penyebab }: RaporRow): string | null => {
  if (keadaan === 'tercapai') return null;
  return penyebab.length === 0 ? 'Belum dicatat' : penyebab.join('; ');
};
const repairWords = ({ keadaan, perbaikan, langkah }: RaporRow): string | null => {
  if (keadaan === 'tercapai') return null;
  return langkah === 0 ? perbaikanRaporWords[perbaikan] : `${perbaikanRaporWords[perbaikan]} (${langkah})`;
};

const measured = (name: 'target' | 'realisasi', title: string): Column => ({
  id: name,
  title,
  unit: 'triwulan',
  value: (row) => row[name],
  cell: (row) => formatMeasure(row[name]),
  numeric: true,
});
const money = (name: 'anggaran' | 'realisasi_anggaran', title: string): Column => ({
  id: name,
  title,
  unit: 'triwulan',
  value: (row) => row[name],
  cell: (row) => formatRupiah(row[name]),
  numeric: true,
});

/** Columns of the sub-activities of a quarter; of one unit its name is not repeated. */
export const dataColumns = (withUnit: boolean, triwulan: Triwulan): readonly Column[] => [
  {
    id: 'nama',
    title: 'Sub kegiatan',
    value: ({ nama }) => nama,
    cell: ({ id, kode, nama, sasaran }) => (
      <PageLink page="rapor.penyebab" params={{ triwulan, kinerjaId: id }}>
        <ClampedText {...(kode && { lead: kode })}>{nama ?? sasaran}</ClampedText>
      </PageLink>
    ),
    minWidth: '240px',
  },
  ...(withUnit ? [unit] : []),
  { id: 'indikator', title: 'Indikator', value: ({ indikator }) => indikator, minWidth: '200px' },
  measured('target', 'Target'),
  measured('realisasi', 'Realisasi'),
  { id: 'satuan', title: 'Satuan', value: ({ satuan }) => satuan },
  {
    id: 'capaian',
    title: 'Capaian',
    value: ({ capaian }) => capaian,
    cell: ({ capaian }) => formatPercent(capaian),
    numeric: true,
  },
  {
    id: 'keadaan',
    title: 'Keadaan',
    value: ({ keadaan }) => keadaanRaporWords[keadaan],
    cell: ({ keadaan }) => <Badge tone={tones[keadaan]}>{keadaanRaporWords[keadaan]}</Badge>,
  },
  { id: 'penyebab', title: 'Penyebab', value: causeWords, minWidth: '220px' },
  { id: 'perbaikan', title: 'Perbaikan', value: repairWords, minWidth: '150px' },
  money('anggaran', 'Anggaran'),
  money('realisasi_anggaran', 'Belanja'),
];
