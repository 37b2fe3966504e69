import type { RaporSasaranRow } from '@selaras/contracts';
import { formatDecimal } from '@selaras/domain';
import { PageLink } from '@selaras/portal';
import { ClampedText, type TableColumn } from '@selaras/ui';
import { UNIT } from '../../kartu/place';
import { outcomeColumnsOf, unitColumn } from '../../kartu/row-columns';
import { sebutanRapor } from '../../kartu/sebutan-rapor';

type Column = TableColumn<RaporSasaranRow>;

const counted = (name: 'aksi' | 'dilaporkan' | 'aksi_tercapai', title: string): Column => ({
  id: name,
  title,
  unit: 'triwulan',
  value: (row) => row[name],
  cell: (row) => formatDecimal(row[name]),
  numeric: true,
});

/** Columns of the key indicators of a quarter; of one unit its name is not repeated. */
export const sasaranColumns = (withUnit: boolean): readonly Column[] => [
  {
    id: 'iku',
    title: 'Indikator kinerja utama',
    value: ({ iku }) => iku,
    // Its parts: the actions that the quarter counts.
    cell: ({ id, iku, satuan_kerja: { satuan_kerja_id } }) => (
      <PageLink page="rencana-aksi" query={{ tab: 'pd', [UNIT]: satuan_kerja_id, induk_id: id }}>
        <ClampedText>{iku}</ClampedText>
      </PageLink>
    ),
    minWidth: '240px',
  },
  ...(withUnit ? [unitColumn] : []),
  { id: 'sasaran', title: 'Sasaran strategis', value: ({ sasaran }) => sasaran, minWidth: '220px' },
  counted('aksi', 'Aksi bertarget'),
  counted('dilaporkan', 'Dilaporkan'),
  counted('aksi_tercapai', 'Aksi tercapai'),
  ...outcomeColumnsOf(sebutanRapor['sasaran-pd'].keadaan),
];
