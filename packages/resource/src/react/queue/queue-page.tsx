import { useLocation, useNavigate, useSearchParams } from '@selaras/portal';
import { LandscapePaper, lateDialog, latePart, PageHeader, Stack, useToast } from '@selaras/ui';
import { keepPreviousData, type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listQuery, listQueryAt } from '../../core/list/list-state';
import { listRules, type ReadListDescription, type RowPage } from '../../core/list/read-list';
import { PANEL, panelAddress, readPanel } from '../../core/panel/panel-address';
import type {
  QueueDescription,
  QueueOfPages,
  QueueRow,
  VerdictOutcome,
} from '../../core/queue/queue-description';
import { fileOfResource, queryOfResource } from '../../core/resource-call';
import { noneYet, spreadsheetName } from '../../core/year';
import { ReadList } from '../list/read-list';
import { useListState } from '../list/use-list-state';
import { SpreadsheetButton } from '../spreadsheet-button';
import { useYear } from '../use-year';
import { queueColumns } from './queue-columns';
import { SelectionBar } from './selection-bar';
import { useSelection } from './use-selection';

const OutcomeNotice = latePart(async () => (await import('./outcome-notice')).OutcomeNotice);
const VerdictDialog = lateDialog(async () => (await import('./verdict-dialog')).VerdictDialog);
const ManyVerdictsDialog = lateDialog(
  async () => (await import('./many-verdicts-dialog')).ManyVerdictsDialog,
);

const views = { whole: [], ofRow: ['periksa'] } as const;

/** What a verdict on many rows left, with the rows as the validator read them. */
interface Left<Row> {
  readonly outcome: VerdictOutcome;
  readonly rows: readonly Row[];
}

function readListOf<Row extends QueueRow>({
  sebutan,
  search = `Cari ${sebutan}`,
  columns,
  filters,
  sort,
}: QueueOfPages<Row>): ReadListDescription<Row> {
  return {
    caption: `Antrean ${sebutan}`,
    search,
    failed: `Antrean ${sebutan} gagal dimuat`,
    noneFits: `Tidak ada ${sebutan} yang cocok dengan saringan.`,
    columns,
    filters,
    sort,
    hideable: true,
    rowId: ({ id }) => id,
  };
}

const rowsOf = <Row extends QueueRow, Answer extends RowPage<Row>>(
  { key, endpoints, asked }: QueueOfPages<Row, Answer>,
  wanted: Readonly<Record<string, unknown>>,
) => queryOfResource(key, endpoints.queue, { query: { ...wanted, ...asked } });

/** Asks for the rows that a queue's address names, before its page is drawn. */
export const prepareQueue =
  <Row extends QueueRow, Answer extends RowPage<Row>>(queue: QueueOfPages<Row, Answer>) =>
  ({ queries, address }: { readonly queries: QueryClient; readonly address: URLSearchParams }) =>
    queries.prefetchQuery(rowsOf(queue, listQueryAt(address, listRules(readListOf(queue)))));

/** A validators' queue: rows to judge one by one or many at once (spec 2 §4). */
export function queuePage<Row extends QueueRow, Answer extends RowPage<Row> = RowPage<Row>>(
  queue: QueueOfPages<Row, Answer> | (QueueDescription<Row> & QueueOfPages<Row, Answer>),
) {
  const { title, sebutan, endpoints, waits = () => true } = queue;
  const judged = 'sections' in queue ? queue : null;
  const list = readListOf(queue);
  const rules = listRules(list);

  return function Page() {
    const tahun = useYear(queue);
    const [state, change] = useListState(rules);
    const [address] = useSearchParams();
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    const toast = useToast();
    const [deciding, setDeciding] = useState<boolean | null>(null);
    const [left, setLeft] = useState<Left<Row> | null>(null);
    const wanted = listQuery(state);
    const query = useQuery({
      ...rowsOf(queue, wanted),
      placeholderData: keepPreviousData,
    }) as UseQueryResult<Answer>;
    const rows = query.data?.data;
    const waiting = rows?.filter(waits);
    const selection = useSelection(waiting);
    const panel = readPanel(address.get(PANEL), views);
    const opened = panel.kind === 'periksa' ? rows?.find(({ id }) => id === panel.id) : undefined;
    const open = (row: Row) => void navigate(panelAddress(pathname + search, `periksa-${row.id}`));
    const { page: _, ...everything } = wanted;

    const done = (outcome: VerdictOutcome, said: string) => {
      setLeft(outcome.gagal.length > 0 ? { outcome, rows: selection.chosen } : null);
      if (outcome.jumlah > 0)
        toast.show({ tone: 'success', title: `${outcome.jumlah} ${sebutan} ${said.toLowerCase()}` });
      selection.keep(outcome.gagal.map(({ id }) => id));
      setDeciding(null);
    };

    return (
      <>
        <LandscapePaper />
        <PageHeader title={title} description={queue.description} />
        <Stack>
          {queue.above?.(query.data)}
          {left !== null && <OutcomeNotice {...left} queue={queue} onClose={() => setLeft(null)} />}
          <ReadList
            list={list}
            state={state}
            onChange={change}
            query={query}
            columns={queueColumns(queue, selection, judged === null ? undefined : open)}
            none={queue.none ?? noneYet(sebutan, tahun)}
            {...(judged !== null && { onRowOpen: open })}
            tools={
              <SpreadsheetButton
                file={() =>
                  fileOfResource(endpoints.exportQueue, { query: { ...everything, ...queue.asked } })
                }
                name={spreadsheetName(queue.file, tahun)}
              />
            }
            below={
              <SelectionBar
                words={queue.words}
                selection={selection}
                count={waiting?.length ?? 0}
                onDecide={setDeciding}
              />
            }
          />
        </Stack>
        {judged !== null && opened !== undefined && (
          <VerdictDialog
            key={opened.id}
            queue={judged}
            row={opened}
            onClose={() => void navigate(panelAddress(pathname + search, null), { replace: true })}
          />
        )}
        {deciding !== null && (
          <ManyVerdictsDialog
            queue={queue}
            rows={selection.chosen}
            valid={deciding}
            onDone={(outcome) => done(outcome, (deciding ? queue.words.yes : queue.words.no).done)}
            onCancel={() => setDeciding(null)}
          />
        )}
      </>
    );
  };
}
