import { Link, useLocation, useNavigate, usePages, useParams, useSession } from '@selaras/portal';
import {
  Button,
  Card,
  DefinitionGrid,
  ErrorState,
  LinkButton,
  LoadingState,
  lateDialog,
  PageHeader,
  Stack,
  space,
  useLoaded,
} from '@selaras/ui';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { DetailDescription } from '../../core/detail/detail-description';
import { addressOf } from '../../core/places';
import { lockOf, mayAddBeside, type ResourceRow } from '../../core/resource';
import { loadFailure } from '../load-failure';
import { LockBanner } from '../lock-banner';
import { HOME, usePlaces } from '../use-places';
import { ChildrenList } from './children-list';
import { History } from './history';
import { Measures } from './measures';

const RemoveDialog = lateDialog(async () => (await import('../remove-dialog')).RemoveDialog);

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(260px, 1fr);
  gap: ${space(5)};
  align-items: start;
  @media (max-width: 992px) { grid-template-columns: minmax(0, 1fr); }
`;

/** Asks for the row that a detail's address names, before its page is drawn. */
export const prepareDetail =
  <Row extends ResourceRow>({ resource }: DetailDescription<Row>) =>
  ({
    queries,
    params,
  }: {
    readonly queries: QueryClient;
    readonly params: Readonly<Record<string, string | undefined>>;
  }): Promise<void> =>
    queries.prefetchQuery(resource.queries.detail(Number(params.id)));

/** The page that shows one row, drawn from its description. */
export function detailPage<Row extends ResourceRow>(detail: DetailDescription<Row>) {
  return function Page() {
    const id = Number(useParams().id);
    return <DetailView key={id} detail={detail} id={id} />;
  };
}

interface DetailViewProps<Row extends ResourceRow> {
  detail: DetailDescription<Row>;
  id: number;
  /** Leads back to the list when no breadcrumb does. */
  back?: string;
}

/** One row wherever it is shown. */
export function DetailView<Row extends ResourceRow>({ detail, id, back }: DetailViewProps<Row>) {
  const { resource } = detail;
  const query = useQuery(resource.queries.detail(id));
  const found = (query.data as { data: Row } | undefined)?.data;
  const {
    loading,
    data: row,
    failure,
  } = useLoaded(found, loadFailure(query, `${resource.title} gagal dimuat`));
  return (
    <>
      {row === undefined ? (
        <PageHeader title={resource.title} />
      ) : (
        <Head detail={detail} row={row} back={back} />
      )}
      {failure && <ErrorState {...failure} />}
      {loading && <LoadingState />}
      {row !== undefined && <Body detail={detail} row={row} />}
    </>
  );
}

interface PartProps<Row extends ResourceRow> {
  detail: DetailDescription<Row>;
  row: Row;
}

function Head<Row extends ResourceRow>({
  detail,
  row,
  back,
}: PartProps<Row> & Pick<DetailViewProps<Row>, 'back'>) {
  const { resource } = detail;
  const [removing, setRemoving] = useState(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const places = usePlaces(resource);
  const pages = usePages();
  const links = (detail.links?.(row, here) ?? []).flatMap((link) => {
    const address = 'path' in link ? link.path : addressOf(pages, link.page, link.params);
    return address === null ? [] : [{ label: link.label, address }];
  });
  const edit = row.kemampuan.ubah ? places.edit(row.id, here) : null;
  return (
    <>
      <PageHeader
        title={detail.title(row)}
        description={resource.title}
        actions={
          <>
            {back !== undefined && (
              <LinkButton as={Link} to={back}>
                Kembali ke daftar
              </LinkButton>
            )}
            {links.map(({ label, address }) => (
              <LinkButton key={address} as={Link} to={address}>
                {label}
              </LinkButton>
            ))}
            {detail.Acts && <detail.Acts row={row} />}
            {row.kemampuan.hapus && (
              <Button icon={<Trash2 size={16} />} onClick={() => setRemoving(true)}>
                Hapus
              </Button>
            )}
            {edit !== null && (
              <LinkButton as={Link} to={edit} variant="primary" icon={<Pencil size={16} />}>
                {lockOf(resource, row).act ?? 'Ubah'}
              </LinkButton>
            )}
          </>
        }
      />
      {removing && (
        <RemoveDialog
          resource={resource}
          row={row}
          label={detail.title(row)}
          onDone={() => void navigate(places.list(here) ?? HOME)}
          onCancel={() => setRemoving(false)}
        />
      )}
    </>
  );
}

function Body<Row extends ResourceRow>({ detail, row }: PartProps<Row>) {
  const { tahunKinerja } = useSession();
  const measures = detail.measures?.(row, tahunKinerja) ?? [];
  return (
    <Stack $gap={5}>
      <LockBanner notice={lockOf(detail.resource, row).notice} />
      <Columns>
        <Stack $gap={5}>
          {detail.sections
            .filter((section) => section.when?.(row) ?? true)
            .map((section) => (
              <Card key={section.title} title={section.title}>
                {section.facts && <DefinitionGrid items={section.facts(row)} />}
                {section.draw?.(row)}
              </Card>
            ))}
        </Stack>
        <Stack $gap={5}>
          {measures.length > 0 && <Measures items={measures} />}
          {detail.children && (
            <ChildrenList
              items={detail.children.of(row)}
              kindOf={detail.children.kindOf}
              add={mayAddBeside(detail.resource, row) ? (detail.children.newOf?.(row) ?? null) : null}
            />
          )}
          {row.kemampuan.riwayat && (
            <History
              resource={detail.resource}
              id={row.id}
              columnNames={{ ...detail.resource.fieldNames, ...detail.columnNames }}
            />
          )}
        </Stack>
      </Columns>
    </Stack>
  );
}
