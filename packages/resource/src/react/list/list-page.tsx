import { Link, useLocation, useNavigate } from '@selaras/portal';
import { LinkButton, lateDialog, PageHeader, Stack, type TableColumn } from '@selaras/ui';
import { keepPreviousData, type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { ListDescription } from '../../core/list/list-description';
import { listQuery, listQueryAt } from '../../core/list/list-state';
import { listRules, type ReadListDescription, type RowPage } from '../../core/list/read-list';
import { lockOf, type ResourceRow } from '../../core/resource';
import { noneYet } from '../../core/year';
import { LockBanner } from '../lock-banner';
import { usePlaces } from '../use-places';
import { useYear } from '../use-year';
import { ExportButton } from './export-button';
import { ReadList } from './read-list';
import { RowActions } from './row-actions';
import { useListState } from './use-list-state';

const RemoveDialog = lateDialog(async () => (await import('../remove-dialog')).RemoveDialog);

/** One page of an entity's list as the server answers it. */
interface ListAnswer<ListRow> extends RowPage<ListRow> {
  readonly kemampuan: { readonly buat: boolean };
}

/** The list of an entity in the words of the entity. */
function readListOf<ListRow extends ResourceRow>({
  resource: { sebutan },
  columns,
  filters,
  sort,
}: ListDescription<ListRow>): ReadListDescription<ListRow> {
  return {
    caption: `Daftar ${sebutan}`,
    search: `Cari ${sebutan}`,
    failed: `Daftar ${sebutan} gagal dimuat`,
    noneFits: `Tidak ada ${sebutan} yang cocok dengan saringan.`,
    columns,
    filters,
    sort,
    hideable: true,
    rowId: ({ id }) => id,
  };
}

/** Asks for the rows that a list's address names, before its page is drawn. */
export const prepareList =
  <ListRow extends ResourceRow>(list: ListDescription<ListRow>) =>
  ({
    queries,
    address,
  }: {
    readonly queries: QueryClient;
    readonly address: URLSearchParams;
  }): Promise<void> =>
    queries.prefetchQuery(list.resource.queries.list(listQueryAt(address, listRules(list))));

interface ListParts {
  /** Acts beside the title, as far as the reader may. */
  readonly actions: ReactNode;
  readonly body: ReactNode;
}

/** The list page of an entity, drawn from its description. */
export function listPage<ListRow extends ResourceRow>(list: ListDescription<ListRow>) {
  const Parts = listParts(list, PREPARED);
  const { title } = list.resource;
  return function Page() {
    return (
      <Parts>
        {({ actions, body }) => (
          <>
            <PageHeader title={title} description={list.description} actions={actions} />
            {body}
          </>
        )}
      </Parts>
    );
  };
}

/** The rows were asked for as the page was opened: a failure was told then. */
const PREPARED = { retryOnMount: false };

/** The parts of a list page, for a page that places them itself. */
export function listParts<ListRow extends ResourceRow>(
  list: ListDescription<ListRow>,
  options: { readonly retryOnMount?: boolean } = {},
) {
  const { resource } = list;
  const rules = listRules(list);
  const shown = readListOf(list);

  return function Parts({ children }: { children: (parts: ListParts) => ReactNode }) {
    const tahun = useYear(resource);
    const places = usePlaces(resource);
    const [state, change] = useListState(rules);
    const [removing, setRemoving] = useState<ListRow | null>(null);
    const navigate = useNavigate();
    const { pathname, search } = useLocation();
    const wanted = listQuery(state);
    const query = useQuery({
      ...resource.queries.list(wanted),
      placeholderData: keepPreviousData,
      ...options,
    });
    const answer = query.data as ListAnswer<ListRow> | undefined;
    const here = pathname + search;
    /** The row as the list shows it now: a delete that met a newer version is tried again on that one. */
    const current = (row: ListRow) => answer?.data.find(({ id }) => id === row.id) ?? row;

    const columns = useMemo<TableColumn<ListRow>[]>(
      () => [
        ...list.columns,
        {
          id: 'tindakan',
          title: 'Tindakan',
          pinnedEnd: true,
          value: () => null,
          cell: (row) => (
            <RowActions
              row={row}
              label={resource.labelOf(row)}
              viewPath={places.show(row.id, here)}
              editPath={places.edit(row.id, here)}
              editTitle={lockOf(resource, row).act ?? 'Ubah'}
              links={list.rowLinks?.(row, here) ?? []}
              onRemove={() => setRemoving(row)}
            />
          ),
        },
      ],
      [here, places],
    );

    const create = places.create(here);
    const actions = answer?.kemampuan.buat && (
      <>
        {list.Tools && <list.Tools />}
        {create !== null && (
          <LinkButton as={Link} to={create} variant="primary" icon={<Plus size={16} />}>
            Tambah {resource.sebutan}
          </LinkButton>
        )}
      </>
    );
    const open = (row: ListRow) => {
      const show = places.show(row.id, here);
      if (show !== null) void navigate(show);
    };
    const body = (
      <Stack>
        <LockBanner notice={answer === undefined ? null : lockOf(resource, answer).notice} />
        {list.Above && <list.Above />}
        <ReadList
          list={shown}
          state={state}
          onChange={change}
          query={query as UseQueryResult<ListAnswer<ListRow>>}
          columns={columns}
          none={noneYet(resource.sebutan, tahun)}
          onRowOpen={open}
          tools={<ExportButton resource={resource} query={wanted} tahun={tahun} />}
        />
      </Stack>
    );

    return (
      <>
        {children({ actions, body })}
        {removing !== null && (
          <RemoveDialog
            resource={resource}
            row={current(removing)}
            label={resource.labelOf(current(removing))}
            onDone={() => setRemoving(null)}
            onCancel={() => setRemoving(null)}
          />
        )}
      </>
    );
  };
}
