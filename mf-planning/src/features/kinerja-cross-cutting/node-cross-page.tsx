import {
  type AnswerOf,
  type CrossLevel,
  crossTitle,
  kinerjaCrossCuttingEntity,
  type nodeCrossCalls,
  perCrossLevel,
  type QueryOf,
} from '@selaras/contracts';
import { tingkatPohonWords } from '@selaras/domain';
import type { PageModule, PageOpening } from '@selaras/federation';
import {
  Link,
  RETURN_PARAM,
  useLocation,
  useNavigate,
  usePages,
  useParams,
  useSession,
} from '@selaras/portal';
import { SpreadsheetButton } from '@selaras/resource';
import type { ReadListDescription } from '@selaras/resource/core';
import { fileOfResource, listQuery, listQueryAt, listRules, viewsOf } from '@selaras/resource/core';
import { ReadList, useListState } from '@selaras/resource/list';
import { LinkButton, PageHeader, type TableColumn } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { alasanColumn, capaianColumn, statusColumn } from './contribution-columns';
import { kinerjaCrossCuttingQueries, nodeCrossExportEndpoints } from './kinerja-cross-cutting-queries';

type Call = (typeof nodeCrossCalls)[CrossLevel];
type Contribution = AnswerOf<Call>['data'][number];

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

const titles = perCrossLevel(({ below }) => crossTitle(below));

/** Contributions of other units below one node, and the way to propose another one (spec 2 §2.2). */
export function nodeCrossPage(level: CrossLevel): PageModule {
  const title = titles[level];
  const list: ReadListDescription<Contribution> = {
    caption: title,
    search: 'Cari kinerja penyumbang',
    failed: 'Daftar cross cutting gagal dimuat',
    noneFits: 'Tidak ada kinerja penyumbang yang cocok dengan saringan.',
    columns,
    filters: [viewsOf(kinerjaCrossCuttingEntity).filter('status')],
    sort: { column: 'status', descending: false },
    hideable: true,
    rowId: ({ id }) => id,
  };
  const rules = listRules(list);

  const rowsBelow = (id: number, wanted: ReturnType<typeof listQuery>) =>
    kinerjaCrossCuttingQueries.belowNode(level, id, wanted as QueryOf<Call>);
  const prepare = ({ queries, address, params }: PageOpening) =>
    queries.prefetchQuery(rowsBelow(Number(params.id), listQueryAt(address, rules)));

  function Page() {
    const id = Number(useParams().id);
    const navigate = useNavigate();
    const { pathname } = useLocation();
    const { tahunKinerja } = useSession();
    const { hasPage, hrefOf } = usePages();
    const [state, change] = useListState(rules);
    const wanted = listQuery(state);
    const query = useQuery({
      ...rowsBelow(id, wanted),
      placeholderData: keepPreviousData,
    });
    const { page: _, ...everything } = wanted;
    const induk = query.data?.induk;
    const proposal =
      induk &&
      hasPage('kinerja-cross-cutting.create') &&
      hrefOf(
        'kinerja-cross-cutting.create',
        {},
        {
          level_induk: induk.level,
          induk_id: induk.id,
          [RETURN_PARAM]: pathname,
        },
      );
    const open = ({ id: opened }: Contribution) => {
      const address = hrefOf('kinerja-cross-cutting.show', { id: opened });
      if (address !== null) void navigate(address);
    };
    return (
      <>
        <PageHeader
          title={title}
          description={induk && `${tingkatPohonWords[induk.level]}: ${induk.indikator}`}
          actions={
            query.data?.kemampuan.buat &&
            proposal && (
              <LinkButton as={Link} to={proposal} variant="primary" icon={<Plus size={16} />}>
                Tambah usulan cross cutting
              </LinkButton>
            )
          }
        />
        <ReadList
          list={list}
          state={state}
          onChange={change}
          query={query}
          none="Belum ada satuan kerja lain yang mendukung kinerja ini."
          onRowOpen={open}
          tools={
            <SpreadsheetButton
              file={() =>
                fileOfResource(nodeCrossExportEndpoints[level], { params: { id }, query: everything })
              }
              name={`${pathname.slice(pathname.lastIndexOf('/') + 1)}-${tahunKinerja}.xlsx`}
            />
          }
        />
      </>
    );
  }

  return { Page, prepare };
}
