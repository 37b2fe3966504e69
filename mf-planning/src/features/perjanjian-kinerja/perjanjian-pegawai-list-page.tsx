import { perjanjianKinerjaQueries } from '@selaras/api-client/perencanaan';
import type { BarisPerjanjianPegawai, perjanjianKinerjaPegawaiCalls, QueryOf } from '@selaras/contracts';
import type { ListFilter } from '@selaras/resource/core';
import { isFiltered, type ListRules, listQuery } from '@selaras/resource/core';
import { ListToolbar, useListState } from '@selaras/resource/list';
import { DataTable, loadFailure, PageHeader, type TableColumn } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { unitFilter } from '../satuan-kerja/unit-field';
import { OrangCell } from './orang-cell';
import { RowSteps } from './row-steps';
import { statusColumn } from './status-column';
import { statusOptions } from './status-perjanjian-badge';

const filters: readonly ListFilter[] = [
  { name: 'status', label: 'Status', options: statusOptions },
  unitFilter,
];
const rules: ListRules = {
  filters: filters.map(({ name }) => name),
  orders: [],
  sort: { column: 'nama', descending: false },
  hidden: [],
};

const pathOf = (id: number, nip: string) => `/perjanjian-kinerja/${id}/pegawai/${nip}`;

const columns: readonly TableColumn<BarisPerjanjianPegawai>[] = [
  {
    id: 'nama',
    title: 'Pegawai',
    value: ({ nama }) => nama,
    cell: ({ nama, nip }) => <OrangCell orang={{ nama, jabatan: `NIP ${nip}` }} none="" />,
    minWidth: '220px',
  },
  statusColumn(),
  { id: 'jabatan', title: 'Jabatan', value: ({ jabatan }) => jabatan, minWidth: '200px' },
  {
    id: 'unit',
    title: 'Unit kerja',
    value: ({ unit_kerja_nama, satuan_kerja }) => unit_kerja_nama ?? satuan_kerja.satuan_kerja_nama,
    minWidth: '200px',
  },
  {
    id: 'jumlah_target',
    title: 'Target langkah aksi',
    numeric: true,
    value: ({ jumlah_target }) => jumlah_target,
  },
  {
    id: 'tindakan',
    title: 'Tindakan',
    pinnedEnd: true,
    value: () => null,
    cell: ({ nama, nip, perjanjian, satuan_kerja, kemampuan }) => (
      <RowSteps
        label={nama}
        path={perjanjian && pathOf(perjanjian.id, nip)}
        dokumen={perjanjian && { id: perjanjian.id, jenis: 'pegawai', subjek_id: perjanjian.subjek_id }}
        subjek={
          kemampuan.buat ? { jenis: 'pegawai', satuan_kerja_id: satuan_kerja.satuan_kerja_id, nip } : null
        }
        pathOf={({ id }) => pathOf(id, nip)}
      />
    ),
  },
];

/** `/perjanjian-kinerja-pegawai`: the staff with their agreements. */
export function Page() {
  const [state, change] = useListState(rules);
  const navigate = useNavigate();
  const { urut: _, ...wanted } = listQuery(state);
  const query = useQuery({
    ...perjanjianKinerjaQueries.daftarPegawai(wanted as QueryOf<typeof perjanjianKinerjaPegawaiCalls.daftar>),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader
        title="Perjanjian Kinerja Pegawai"
        description="Perjanjian pegawai dengan atasannya, dari target yang mereka terima dalam langkah aksi."
      />
      <DataTable
        caption="Pegawai dan perjanjian kinerjanya"
        columns={columns}
        rows={query.data?.data}
        rowId={({ nip }) => nip}
        page={query.data}
        onPageChange={(page) => change({ page })}
        busy={query.isPlaceholderData}
        error={loadFailure(query, 'Daftar pegawai gagal dimuat')}
        empty={isFiltered(state) ? { description: 'Tidak ada pegawai yang cocok dengan saringan.' } : {}}
        opensRow={({ perjanjian }) => perjanjian !== null}
        onRowOpen={({ perjanjian, nip }) => perjanjian && void navigate(pathOf(perjanjian.id, nip))}
        toolbar={<ListToolbar label="Cari pegawai" filters={filters} state={state} onChange={change} />}
      />
    </>
  );
}
