import { useLocation, useNavigate, useSearchParams } from '@selaras/portal';
import { latePart, PageHeader, Stack, useToast } from '@selaras/ui';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listQuery } from '../../core/list/list-state';
import { listRules, type ReadListDescription, type RowPage } from '../../core/list/read-list';
import { PANEL, panelAddress, readPanel } from '../../core/panel/panel-address';
import type { QueueDescription, QueueRow } from '../../core/queue/queue-description';
import { fileOfResource, queryOfResource } from '../../core/resource-call';
import { noneYet, spreadsheetName } from '../../core/year';
import { ReadList } from '../list/read-list';
import { useListState } from '../list/use-list-state';
import { SpreadsheetButton } from '../spreadsheet-button';
import { useYear } from '../use-year';
import { queueColumns } from './queue-columns';
import { SelectionBar } from './selection-bar';
import { useSelection } from './use-selection';
import type { VerdictOutcome } from './use-verdict';

const OutcomeNotice = latePart(async () => (await import('./outcome-notice')).OutcomeNotice);
const VerdictDialog = latePart(async () => (await import('./verdict-dialog')).VerdictDialog);
const ManyVerdictsDialog = latePart(async () => (await import('./many-verdicts-dialog')).ManyVerdictsDialog);

const views = { whole: [], ofRow: ['periksa'] } as const;

/** What a verdict on many rows left, with the rows as the validator read them. */
interface Left<Row> {
  readonly outcome: VerdictOutcome;
  readonly rows: readonly Row[];
}

function readListOf<Row extends QueueRow>({
  sebutan,
  columns,
  filters,
  sort,
}: QueueDescription<Row>): ReadListDescription<Row> {
  return {
    caption: `Antrean ${sebutan}`,
    search: `Cari ${sebutan}`,
    failed: `Antrean ${sebutan} gagal dimuat`,
    noneFits: `Tidak ada ${sebutan} yang cocok dengan saringan.`,
    columns,
    filters,
    sort,
    hideable: true,
    rowId: ({ id }) => id,
  };
}

/** A validators' queue: rows to judge one by one or many at once (spec 2 §4). */
export function queuePage<Row extends QueueRow>(queue: QueueDescription<Row>) {
  const { title, sebutan, endpoints } = queue;
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
      ...queryOfResource(queue.key, endpoints.queue, { query: wanted }),
      placeholderData: keepPreviousData,
    }) as UseQueryResult<RowPage<Row>>;
    const rows = query.data?.data;
    const selection = useSelection(rows);
    const panel = readPanel(address.get(PANEL), views);
    const opened = panel.kind === 'periksa' ? rows?.find(({ id }) => id === panel.id) : undefined;
    const open = (row: Row) => void navigate(panelAddress(pathname + search, `periksa-${row.id}`));
    const { page: _, ...everything } = wanted;

    const done = (outcome: VerdictOutcome) => {
      setLeft(outcome.gagal.length > 0 ? { outcome, rows: selection.chosen } : null);
      if (outcome.jumlah > 0)
        toast.show({ tone: 'success', title: `${outcome.jumlah} ${sebutan} diputuskan` });
      selection.keep(outcome.gagal.map(({ id }) => id));
      setDeciding(null);
    };

    return (
      <>
        <PageHeader title={title} description={queue.description} />
        <Stack>
          {left !== null && <OutcomeNotice {...left} queue={queue} onClose={() => setLeft(null)} />}
          <ReadList
            list={list}
            state={state}
            onChange={change}
            query={query}
            columns={queueColumns(queue, selection, open)}
            none={noneYet(sebutan, tahun)}
            onRowOpen={open}
            tools={
              <SpreadsheetButton
                file={() => fileOfResource(endpoints.exportQueue, { query: everything })}
                name={spreadsheetName(queue.file, tahun)}
              />
            }
            below={
              <SelectionBar
                words={queue.words}
                selection={selection}
                count={rows?.length ?? 0}
                onDecide={setDeciding}
              />
            }
          />
        </Stack>
        {opened !== undefined && (
          <VerdictDialog
            key={opened.id}
            queue={queue}
            row={opened}
            onClose={() => void navigate(panelAddress(pathname + search, null), { replace: true })}
          />
        )}
        {deciding !== null && (
          <ManyVerdictsDialog
            queue={queue}
            rows={selection.chosen}
            valid={deciding}
            onDone={done}
            onCancel={() => setDeciding(null)}
          />
        )}
      </>
    );
  };
}
