import type { AnggotaTim } from '@selaras/contracts';
import { formatDateTime, jenisAnggotaWords, keadaanAnggotaWords } from '@selaras/domain';
import { PageLink } from '@selaras/portal';
import { Checkbox, space, type TableColumn, TwoLines, VisuallyHidden } from '@selaras/ui';
import styled from 'styled-components';
import { KeadaanAnggota } from '../../anggota/keadaan-badge';
import { Perubahan } from '../../anggota/perubahan';
import type { Antrean } from './antrean';

export interface Pilihan {
  has: (id: number) => boolean;
  toggle: (id: number) => void;
}

const Ticked = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: flex-start;
  & > :first-child { margin-top: -5px; }
`;

/** The columns with a box to choose each row that `waits` for the reader in the first one. */
export function withPilihan(
  [first, ...rest]: readonly TableColumn<AnggotaTim>[],
  { has, toggle }: Pilihan,
  waits: (row: AnggotaTim) => boolean,
): readonly TableColumn<AnggotaTim>[] {
  if (first === undefined) return [];
  const chosen: TableColumn<AnggotaTim> = {
    ...first,
    cell: (row) =>
      waits(row) ? (
        <Ticked>
          <Checkbox
            label={<VisuallyHidden>Pilih {row.nama}</VisuallyHidden>}
            checked={has(row.id)}
            onChange={() => toggle(row.id)}
          />
          {first.cell?.(row)}
        </Ticked>
      ) : (
        first.cell?.(row)
      ),
  };
  return [chosen, ...rest];
}

/** What one who decides looks at. */
export const antreanColumns = ({ show }: Antrean): readonly TableColumn<AnggotaTim>[] => [
  {
    id: 'nama',
    title: 'Pegawai',
    value: ({ nama }) => nama,
    cell: ({ id, nama, jabatan }) => (
      <TwoLines below={jabatan}>
        <PageLink page={show} params={{ id }}>
          {nama}
        </PageLink>
      </TwoLines>
    ),
    minWidth: '220px',
  },
  {
    id: 'tim',
    title: 'Tim',
    value: ({ tim, dipinjam }) =>
      dipinjam
        ? `${tim.nama} (${tim.satuan_kerja.singkatan ?? tim.satuan_kerja.satuan_kerja_nama})`
        : tim.nama,
    minWidth: '180px',
  },
  {
    id: 'perubahan',
    title: 'Berubah sejak disetujui',
    value: () => null,
    cell: (row) => <Perubahan anggota={row} />,
    minWidth: '220px',
  },
  { id: 'peran', title: 'Peran', value: ({ peran }) => peran, minWidth: '120px' },
  { id: 'target', title: 'Target', value: ({ target }) => target, minWidth: '200px' },
  {
    id: 'status',
    title: 'Keadaan',
    value: ({ status }) => keadaanAnggotaWords[status],
    cell: (row) => <KeadaanAnggota anggota={row} />,
    minWidth: '180px',
  },
  {
    id: 'sejak',
    title: 'Menunggu sejak',
    value: ({ menunggu_sejak }) => (menunggu_sejak === null ? null : formatDateTime(menunggu_sejak)),
    minWidth: '170px',
  },
  { id: 'jenis', title: 'Jenis', value: ({ jenis }) => jenisAnggotaWords[jenis] },
];
