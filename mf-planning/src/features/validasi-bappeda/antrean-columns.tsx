import { Checkbox, IconButton, space, type TableColumn, VisuallyHidden } from '@selaras/ui';
import { ClipboardCheck } from 'lucide-react';
import styled from 'styled-components';
import type { AntreanRow, AnyAntrean } from './antrean-description';
import { PutusanBadge } from './putusan';
import type { Selection } from './use-selection';

const Ticked = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: flex-start;
  & > :first-child { margin-top: -5px; }
`;

/** The columns of a queue: own and ministry's indicator and the verdict first, the way to judge last. */
export function antreanColumns(
  { columns }: AnyAntrean,
  selection: Pick<Selection<AntreanRow>, 'has' | 'toggle'>,
  onOpen: (row: AntreanRow) => void,
): readonly TableColumn<AntreanRow>[] {
  return [
    {
      id: 'indikator',
      title: 'Indikator',
      value: ({ indikator }) => indikator,
      cell: ({ id, indikator }) => (
        <Ticked>
          <Checkbox
            label={<VisuallyHidden>Pilih {indikator}</VisuallyHidden>}
            checked={selection.has(id)}
            onChange={() => selection.toggle(id)}
          />
          <span>{indikator}</span>
        </Ticked>
      ),
      sortable: true,
      minWidth: '240px',
    },
    {
      id: 'indikator_kemendagri',
      title: 'Indikator Kemendagri',
      value: ({ indikator_kemendagri }) => indikator_kemendagri,
      minWidth: '220px',
    },
    {
      id: 'validasi',
      title: 'Validasi',
      value: ({ validasi }) => validasi,
      cell: ({ validasi, catatan }) => <PutusanBadge putusan={validasi} catatan={catatan} />,
      minWidth: '130px',
    },
    ...columns,
    {
      id: 'unit',
      title: 'Satuan kerja',
      value: ({ satuan_kerja }) => satuan_kerja.singkatan ?? satuan_kerja.satuan_kerja_nama,
      minWidth: '140px',
    },
    { id: 'catatan', title: 'Catatan', value: ({ catatan }) => catatan, minWidth: '180px' },
    {
      id: 'tindakan',
      title: 'Tindakan',
      pinnedEnd: true,
      value: () => null,
      cell: (row) => (
        <IconButton
          size="small"
          label={`Periksa ${row.indikator}`}
          title="Periksa"
          icon={<ClipboardCheck size={16} />}
          onClick={() => onOpen(row)}
        />
      ),
    },
  ];
}
