import type { PerjanjianRow, perjanjianKinerjaCalls, QueryOf } from '@selaras/contracts';
import { jenisPerjanjianWords } from '@selaras/domain';
import type { PageOpening } from '@selaras/federation';
import { useSession } from '@selaras/portal';
import type { ListFilter } from '@selaras/resource/core';
import { defineReadList, listQuery, listQueryAt, listRules, unitFilter } from '@selaras/resource/core';
import { ReadList, useListState } from '@selaras/resource/list';
import { PageHeader, type TableColumn } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { OrangCell } from './orang-cell';
import { perjanjianKinerjaQueries } from './perjanjian-queries';
import { RowSteps } from './row-steps';
import { statusColumn } from './status-column';
import { statusOptions } from './status-options';
import { usePerjanjianPages } from './use-perjanjian-pages';
import type { Subjek } from './use-steps';

const { pegawai: _, ...tingkat } = jenisPerjanjianWords;
const filters: readonly ListFilter[] = [
  {
    name: 'jenis',
    label: 'Tingkat',
    options: Object.entries(tingkat).map(([value, label]) => ({ value, label })),
  },
  { name: 'status', label: 'Status', options: statusOptions },
  unitFilter,
];

function subjekOf({ jenis, subjek_id, satuan_kerja }: PerjanjianRow): Subjek | null {
  if (jenis === 'pemda') return { jenis };
  if (jenis === 'pegawai' || subjek_id === null || satuan_kerja === null) return null;
  return { jenis, subjek_id, satuan_kerja_id: satuan_kerja.satuan_kerja_id };
}

const columns: readonly TableColumn<PerjanjianRow>[] = [
  { id: 'sasaran', title: 'Sasaran', value: ({ sasaran }) => sasaran, minWidth: '220px' },
  { id: 'indikator', title: 'Indikator', value: ({ indikator }) => indikator, minWidth: '170px' },
  { id: 'jenis', title: 'Tingkat', value: ({ jenis }) => jenisPerjanjianWords[jenis] },
  statusColumn(),
  {
    id: 'pihak_pertama',
    title: 'Pihak pertama',
    value: ({ pihak_pertama }) => pihak_pertama?.nama ?? null,
    cell: ({ pihak_pertama }) => <OrangCell orang={pihak_pertama} none="Pengampu belum ditetapkan" />,
    minWidth: '170px',
  },
  {
    id: 'pihak_kedua',
    title: 'Pihak kedua',
    value: ({ pihak_kedua }) => pihak_kedua?.nama ?? null,
    cell: ({ jenis, pihak_kedua }) => (
      <OrangCell orang={pihak_kedua} none={jenis === 'pemda' ? 'Pernyataan sendiri' : 'Belum diketahui'} />
    ),
    minWidth: '170px',
  },
];

const list = defineReadList<PerjanjianRow>({
  caption: 'Perjanjian kinerja menurut tingkat',
  search: 'Cari perjanjian kinerja',
  failed: 'Daftar perjanjian kinerja gagal dimuat',
  noneFits: 'Tidak ada perjanjian kinerja yang cocok dengan saringan.',
  columns,
  filters,
  sort: null,
  hideable: true,
  rowId: ({ jenis, subjek_id }) => `${jenis}:${subjek_id}`,
});
const rules = listRules(list);

const unitColumn: TableColumn<PerjanjianRow> = {
  id: 'satuan_kerja',
  title: 'Satuan kerja',
  value: ({ satuan_kerja }) => satuan_kerja?.satuan_kerja_nama ?? null,
  minWidth: '180px',
};
const stepsColumn: TableColumn<PerjanjianRow> = {
  id: 'tindakan',
  title: 'Tindakan',
  pinnedEnd: true,
  value: () => null,
  cell: (row) => (
    <RowSteps
      label={row.indikator}
      dokumen={row.perjanjian && { ...row, id: row.perjanjian.id }}
      subjek={row.kemampuan.buat ? subjekOf(row) : null}
    />
  ),
};

type ListQuery = QueryOf<typeof perjanjianKinerjaCalls.list>;

export const prepare = ({ queries, address }: PageOpening) =>
  queries.prefetchQuery(perjanjianKinerjaQueries.list(listQueryAt(address, rules) as ListQuery));

/** `/perjanjian-kinerja`: what has to be agreed about this year, level by level, and what became of it. */
export function Page() {
  const { user, tahunKinerja } = useSession();
  const [state, change] = useListState(rules);
  const { openOne } = usePerjanjianPages();
  const wanted = listQuery(state) as ListQuery;
  const query = useQuery({
    ...perjanjianKinerjaQueries.list(wanted),
    placeholderData: keepPreviousData,
  });
  const manyUnits = user?.satuan_kerja_id == null;
  const shown = useMemo(() => [...columns, ...(manyUnits ? [unitColumn] : []), stepsColumn], [manyUnits]);
  return (
    <>
      <PageHeader
        title="Perjanjian Kinerja"
        description="Janji kinerja tahunan dari Bupati sampai sub kegiatan: siapa berjanji kepada siapa, dan sudah sampai mana."
      />
      <ReadList
        list={list}
        state={state}
        onChange={change}
        query={query}
        columns={shown}
        none={`Belum ada kinerja yang dapat diperjanjikan untuk tahun ${tahunKinerja}.`}
        opensRow={({ perjanjian }) => perjanjian !== null}
        onRowOpen={({ perjanjian }) => perjanjian && openOne(perjanjian.id)}
      />
    </>
  );
}
