import type { RaporPeringkatRow } from '@selaras/contracts';
import { EMPTY_VALUE, formatDecimal, formatPercent, penentuPeringkatWords } from '@selaras/domain';
import { PageLink } from '@selaras/portal';
import type { TableColumn } from '@selaras/ui';
import { UNIT } from '../../kartu/place';

type Column = TableColumn<RaporPeringkatRow>;

/** How many places a unit went up since the quarter before; null where there is nothing to compare. */
const naikPeringkat = ({ peringkat, sebelumnya }: RaporPeringkatRow): number | null =>
  peringkat === null || sebelumnya === null ? null : sebelumnya - peringkat.peringkat;

function movement(row: RaporPeringkatRow): string {
  const up = naikPeringkat(row);
  if (up === null) return EMPTY_VALUE;
  return up === 0 ? 'Tetap' : `${up > 0 ? 'Naik' : 'Turun'} ${formatDecimal(Math.abs(up))}`;
}

/** Places of units with how they came about. */
export const peringkatColumns = (triwulan: number): readonly Column[] => [
  {
    id: 'satuan_kerja',
    title: 'Satuan kerja',
    value: ({ satuan_kerja }) => satuan_kerja.satuan_kerja_nama,
    cell: ({ satuan_kerja: { satuan_kerja_id, satuan_kerja_nama } }) => (
      <PageLink page="rapor.diagram" params={{ triwulan }} query={{ [UNIT]: satuan_kerja_id }}>
        {satuan_kerja_nama}
      </PageLink>
    ),
    sortable: true,
    minWidth: '220px',
  },
  {
    id: 'peringkat',
    title: 'Peringkat',
    value: ({ peringkat }) => peringkat?.peringkat ?? null,
    numeric: true,
    sortable: true,
  },
  {
    id: 'capaian',
    title: 'Capaian rapor',
    value: ({ ringkasan }) => ringkasan.capaian,
    cell: ({ ringkasan }) => <strong>{formatPercent(ringkasan.capaian)}</strong>,
    numeric: true,
    sortable: true,
  },
  {
    id: 'tercapai',
    title: 'Tercapai',
    unit: 'dari yang bertarget',
    value: ({ ringkasan }) => ringkasan.tercapai,
    cell: ({ ringkasan: { tercapai, jumlah } }) => `${formatDecimal(tercapai)} dari ${formatDecimal(jumlah)}`,
    numeric: true,
    sortable: true,
  },
  {
    id: 'serapan',
    title: 'Serapan',
    value: ({ ringkasan }) => ringkasan.serapan,
    cell: ({ ringkasan }) => formatPercent(ringkasan.serapan),
    numeric: true,
    sortable: true,
  },
  {
    id: 'pergerakan',
    title: 'Pergerakan',
    unit: 'dari triwulan lalu',
    value: naikPeringkat,
    cell: movement,
    numeric: true,
    sortable: true,
  },
  {
    id: 'penentu',
    title: 'Penentu',
    unit: 'di bawah yang di atasnya karena',
    value: ({ peringkat }) => (peringkat?.penentu == null ? null : penentuPeringkatWords[peringkat.penentu]),
    sortable: true,
    minWidth: '140px',
  },
  {
    id: 'kartu',
    title: 'Publik',
    value: () => null,
    cell: ({ satuan_kerja: { satuan_kerja_id, satuan_kerja_nama } }) => (
      <PageLink
        page="publik-rapor.kartu"
        params={{ triwulan, satuanKerjaId: satuan_kerja_id }}
        aria-label={`Kartu publik ${satuan_kerja_nama}`}
      >
        Kartu
      </PageLink>
    ),
  },
];
