import type { AnggotaTim, QueryOf, timKerjaCalls } from '@selaras/contracts';
import { keadaanAnggota, keadaanAnggotaWords } from '@selaras/domain';
import type { PageOpening } from '@selaras/federation';
import { PageLink, useYears } from '@selaras/portal';
import { defineReadList, listQuery, listQueryAt, listRules } from '@selaras/resource/core';
import { ReadList, useListState } from '@selaras/resource/list';
import { LandscapePaper, PageHeader, TwoLines } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isiColumns } from '../../anggota/isi-columns';
import { KeadaanAnggota } from '../../anggota/keadaan-badge';
import { timQueries } from '../../anggota/tim-queries';
import { TimViews } from './tim-views';

const list = defineReadList<AnggotaTim>({
  caption: 'Penugasan tambahan',
  search: 'Cari pegawai atau tim',
  failed: 'Penugasan tambahan gagal dimuat',
  noneFits: 'Tidak ada penugasan tambahan yang cocok dengan saringan.',
  columns: [
    {
      id: 'nama',
      title: 'Pegawai',
      value: ({ nama }) => nama,
      cell: ({ nama, jabatan }) => <TwoLines below={jabatan}>{nama}</TwoLines>,
      minWidth: '220px',
    },
    {
      id: 'tim',
      title: 'Tim tambahan',
      value: ({ tim }) => tim.nama,
      cell: ({ tim }) => (
        <PageLink page="tim-kerja.detail" params={{ id: tim.id }}>
          {tim.nama}
        </PageLink>
      ),
      minWidth: '200px',
    },
    {
      id: 'status',
      title: 'Keadaan',
      value: ({ status }) => keadaanAnggotaWords[status],
      cell: (row) => <KeadaanAnggota anggota={row} />,
      minWidth: '180px',
    },
    ...isiColumns,
    {
      id: 'asal',
      title: 'Satuan kerja asal',
      value: ({ satuan_kerja }) => satuan_kerja.singkatan ?? satuan_kerja.satuan_kerja_nama,
    },
  ],
  filters: [
    {
      name: 'status',
      label: 'Keadaan',
      options: keadaanAnggota.map((value) => ({ value, label: keadaanAnggotaWords[value] })),
    },
  ],
  sort: null,
  hideable: true,
  rowId: ({ id }) => id,
});
const rules = listRules(list);

export const prepare = ({ queries, address }: PageOpening) =>
  queries.prefetchQuery(
    timQueries.tambahan(listQueryAt(address, rules) as QueryOf<typeof timKerjaCalls.tambahan>),
  );

/** `/tim-kerja/tambahan`: people who serve in a further team beside their first one. */
export function Page() {
  const { tahunKinerja } = useYears();
  const [state, change] = useListState(rules);
  const asked = listQuery(state) as QueryOf<typeof timKerjaCalls.tambahan>;
  const query = useQuery({ ...timQueries.tambahan(asked), placeholderData: keepPreviousData });
  return (
    <>
      <LandscapePaper />
      <PageHeader
        title="Tim Kerja Tambahan"
        description={`Pegawai yang bertugas pada tim kedua dan seterusnya, tahun ${tahunKinerja}.`}
      />
      <TimViews current="tim-kerja.tambahan" />
      <ReadList
        list={list}
        state={state}
        onChange={change}
        query={query}
        none="Belum ada penugasan tambahan. Penugasan tercatat di sini begitu seorang pegawai ditambahkan ke tim keduanya."
      />
    </>
  );
}
