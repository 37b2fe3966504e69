import { kinerjaCrossCuttingQueries, type SimpulCross } from '@selaras/api-client/perencanaan';
import type { AnswerOf, simpulCrossCalls } from '@selaras/contracts';
import { DataTable, LinkButton, loadFailure, PageHeader, type TableColumn } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { treeLevelWords } from '../../resource/level-words';
import type { ListFilter } from '../../resource/list/list-description';
import { isFiltered, type ListRules } from '../../resource/list/list-state';
import { ListToolbar } from '../../resource/list/list-toolbar';
import { useListState } from '../../resource/list/use-list-state';
import { KEMBALI } from '../../resource/return-path';
import { alasanColumn, capaianColumn, statusColumn } from './contribution-columns';
import { statusOptions } from './cross-words';

type Contribution = AnswerOf<typeof simpulCrossCalls.kinerjaProgram>['data'][number];

const filters: readonly ListFilter[] = [{ name: 'status', label: 'Status', options: statusOptions }];
const rules: ListRules = {
  filters: ['status'],
  orders: [],
  sort: { column: 'status', descending: false },
  hidden: [],
};

const columns: readonly TableColumn<Contribution>[] = [
  { id: 'indikator', title: 'Indikator', value: ({ anak }) => anak.indikator, minWidth: '240px' },
  { id: 'sasaran', title: 'Sasaran', value: ({ anak }) => anak.sasaran, minWidth: '220px' },
  { id: 'satuan_kerja', title: 'Penyumbang', value: ({ anak }) => anak.satuan_kerja.satuan_kerja_nama },
  { ...capaianColumn, title: 'Capaian' },
  statusColumn,
  alasanColumn,
];

/** Contributions of other units below one node, and the way to propose another one (spec 2 §2.2). */
export function simpulCrossPage(level: SimpulCross, title: string) {
  return function Page() {
    const id = Number(useParams().id);
    const navigate = useNavigate();
    const { pathname } = useLocation();
    const [state, change] = useListState(rules);
    const { status } = state.filters as { status?: 'diusulkan' | 'disetujui' | 'ditolak' };
    const query = useQuery({
      ...kinerjaCrossCuttingQueries.simpul(level, id, {
        page: state.page,
        ...(state.q !== '' && { q: state.q }),
        ...(status !== undefined && { status }),
      }),
      placeholderData: keepPreviousData,
    });
    const induk = query.data?.induk;
    const proposal =
      induk &&
      new URLSearchParams({ level_induk: induk.level, induk_id: String(induk.id), [KEMBALI]: pathname });
    return (
      <>
        <PageHeader
          title={title}
          description={induk && `${treeLevelWords[induk.level]}: ${induk.indikator}`}
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
          busy={query.isPlaceholderData}
          error={loadFailure(query, 'Daftar cross cutting gagal dimuat')}
          empty={{
            description: isFiltered(state)
              ? 'Tidak ada kinerja penyumbang yang cocok dengan saringan.'
              : 'Belum ada satuan kerja lain yang mendukung kinerja ini.',
          }}
          onRowOpen={(row) => void navigate(`/kinerja-cross-cutting/${row.id}`)}
          toolbar={
            <ListToolbar label="Cari kinerja penyumbang" filters={filters} state={state} onChange={change} />
          }
        />
      </>
    );
  };
}
