import type { RaporRow } from '@selaras/contracts';
import { formatMeasure, type Triwulan, targetText } from '@selaras/domain';
import { PageLink } from '@selaras/portal';
import { capaianColumn } from '@selaras/resource/core';
import { ClampedText, type TableColumn } from '@selaras/ui';
import { outcomeColumnsOf, unitColumn } from '../../kartu/row-columns';
import { sebutanRapor } from '../../kartu/sebutan-rapor';

type Column = TableColumn<RaporRow>;

const measured = (name: 'target' | 'realisasi', title: string): Column => ({
  id: name,
  title,
  unit: 'triwulan',
  value: (row) => row[name],
  cell: (row) => (name === 'target' ? targetText(row) : formatMeasure(row[name])),
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
  ...(withUnit ? [unitColumn] : []),
  { id: 'indikator', title: 'Indikator', value: ({ indikator }) => indikator, minWidth: '200px' },
  measured('target', 'Target'),
  measured('realisasi', 'Realisasi'),
  { id: 'satuan', title: 'Satuan', value: ({ satuan }) => satuan },
  capaianColumn,
  ...outcomeColumnsOf(sebutanRapor['sub-kegiatan'].keadaan),
];
