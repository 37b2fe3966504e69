import type { PerjanjianPegawaiRow, perjanjianKinerjaPegawaiCalls, QueryOf } from '@selaras/contracts';
import type { PageOpening } from '@selaras/federation';
import type { ListFilter } from '@selaras/resource/core';
import { defineReadList, listQuery, listQueryAt, listRules, unitFilter } from '@selaras/resource/core';
import { ReadList, useListState } from '@selaras/resource/list';
import { PageHeader, type TableColumn } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { OrangCell } from './orang-cell';
import { perjanjianKinerjaQueries } from './perjanjian-queries';
import { RowSteps } from './row-steps';
import { statusColumn } from './status-column';
import { statusOptions } from './status-options';
import { usePerjanjianPages } from './use-perjanjian-pages';

const filters: readonly ListFilter[] = [
  { name: 'status', label: 'Status', options: statusOptions },
  unitFilter,
];

const columns: readonly TableColumn<PerjanjianPegawaiRow>[] = [
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
        dokumen={perjanjian && { id: perjanjian.id, jenis: 'pegawai', subjek_id: perjanjian.subjek_id }}
        subjek={
          kemampuan.buat ? { jenis: 'pegawai', satuan_kerja_id: satuan_kerja.satuan_kerja_id, nip } : null
        }
        nip={nip}
      />
    ),
  },
];

const list = defineReadList<PerjanjianPegawaiRow>({
  caption: 'Pegawai dan perjanjian kinerjanya',
  search: 'Cari pegawai',
  failed: 'Daftar pegawai gagal dimuat',
  noneFits: 'Tidak ada pegawai yang cocok dengan saringan.',
  columns,
  filters,
  sort: null,
  hideable: true,
  rowId: ({ nip }) => nip,
});
const rules = listRules(list);

type ListQuery = QueryOf<typeof perjanjianKinerjaPegawaiCalls.list>;

export const prepare = ({ queries, address }: PageOpening) =>
  queries.prefetchQuery(perjanjianKinerjaQueries.listPegawai(listQueryAt(address, rules) as ListQuery));

/** `/perjanjian-kinerja-pegawai`: the staff with their agreements. */
export function Page() {
  const [state, change] = useListState(rules);
  const { openOne } = usePerjanjianPages();
  const wanted = listQuery(state) as ListQuery;
  const query = useQuery({
    ...perjanjianKinerjaQueries.listPegawai(wanted),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader
        title="Perjanjian Kinerja Pegawai"
        description="Perjanjian pegawai dengan atasannya, dari target yang mereka terima dalam langkah aksi."
      />
      <ReadList
        list={list}
        state={state}
        onChange={change}
        query={query}
        opensRow={({ perjanjian }) => perjanjian !== null}
        onRowOpen={({ perjanjian, nip }) => perjanjian && openOne(perjanjian.id, nip)}
      />
    </>
  );
}
