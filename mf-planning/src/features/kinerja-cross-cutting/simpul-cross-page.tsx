import { kinerjaCrossCuttingQueries, resources, type SimpulCross } from '@selaras/api-client/perencanaan';
import type { AnswerOf, QueryOf, simpulCrossCalls } from '@selaras/contracts';
import { tingkatPohonWords } from '@selaras/domain';
import { KEMBALI, useSession } from '@selaras/portal';
import { DownloadButton } from '@selaras/resource';
import type { ListFilter } from '@selaras/resource/core';
import { fileOfResource, isFiltered, type ListRules, listQuery } from '@selaras/resource/core';
import { ListToolbar, useListState } from '@selaras/resource/list';
import { DataTable, LinkButton, loadFailure, PageHeader, type TableColumn } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { alasanColumn, capaianColumn, statusColumn } from './contribution-columns';
import { statusOptions } from './cross-words';

type Call = typeof simpulCrossCalls.kinerjaProgram;
type Contribution = AnswerOf<Call>['data'][number];

const filters: readonly ListFilter[] = [{ name: 'status', label: 'Status', options: statusOptions }];
const columns: readonly TableColumn<Contribution>[] = [
  {
    id: 'indikator',
    title: 'Indikator',
    value: ({ anak }) => anak.indikator,
    minWidth: '240px',
    sortable: true,
  },
  { id: 'sasaran', title: 'Sasaran', value: ({ anak }) => anak.sasaran, minWidth: '220px', sortable: true },
  {
    id: 'satuan_kerja',
    title: 'Penyumbang',
    value: ({ anak }) => anak.satuan_kerja.satuan_kerja_nama,
    sortable: true,
  },
  { ...capaianColumn, title: 'Capaian', sortable: true },
  { ...statusColumn, sortable: true },
  alasanColumn,
];

const rules: ListRules = {
  filters: filters.map(({ name }) => name),
  orders: columns.filter(({ sortable }) => sortable).map(({ id }) => id),
  sort: { column: 'status', descending: false },
  hidden: [],
};

/** Contributions of other units below one node, and the way to propose another one (spec 2 §2.2). */
export function simpulCrossPage(level: SimpulCross, title: string) {
  return function Page() {
    const id = Number(useParams().id);
    const navigate = useNavigate();
    const { pathname } = useLocation();
    const { tahunKinerja } = useSession();
    const [state, change] = useListState(rules);
    const wanted = listQuery(state);
    const query = useQuery({
      ...kinerjaCrossCuttingQueries.simpul(level, id, wanted as QueryOf<Call>),
      placeholderData: keepPreviousData,
    });
    const { page: _, ...everything } = wanted;
    const induk = query.data?.induk;
    const proposal =
      induk &&
      new URLSearchParams({ level_induk: induk.level, induk_id: String(induk.id), [KEMBALI]: pathname });
    return (
      <>
        <PageHeader
          title={title}
          description={induk && `${tingkatPohonWords[induk.level]}: ${induk.indikator}`}
          actions={
            query.data?.kemampuan.buat && (
              <LinkButton
                as={Link}
                to={`/kinerja-cross-cutting/create?${proposal}`}
                variant="primary"
                icon={<Plus size={16} />}
              >
                Tambah usulan cross cutting
              </LinkButton>
            )
          }
        />
        <DataTable
          caption={title}
          columns={columns}
          rows={query.data?.data}
          rowId={(row) => row.id}
          page={query.data}
          onPageChange={(page) => change({ page })}
          sort={state.sort}
          onSortChange={(sort) => change({ sort: sort ?? rules.sort })}
          hideable
          hiddenColumns={state.hidden}
          onHiddenColumnsChange={(hidden) => change({ hidden })}
          busy={query.isPlaceholderData}
          error={loadFailure(query, 'Daftar cross cutting gagal dimuat')}
          empty={{
            description: isFiltered(state)
              ? 'Tidak ada kinerja penyumbang yang cocok dengan saringan.'
              : 'Belum ada satuan kerja lain yang mendukung kinerja ini.',
          }}
          onRowOpen={(row) => void navigate(`/kinerja-cross-cutting/${row.id}`)}
          toolbar={
            <ListToolbar label="Cari kinerja penyumbang" filters={filters} state={state} onChange={change}>
              <DownloadButton
                file={() =>
                  fileOfResource(resources.simpulCrossEkspor[level], { params: { id }, query: everything })
                }
                name={`${pathname.slice(pathname.lastIndexOf('/') + 1)}-${tahunKinerja}.xlsx`}
              />
            </ListToolbar>
          }
        />
      </>
    );
  };
}
