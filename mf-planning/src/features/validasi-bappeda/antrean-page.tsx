import { antreanBappedaQueries } from '@selaras/api-client/perencanaan';
import { useSession } from '@selaras/portal';
import { DownloadButton, Stack } from '@selaras/resource';
import {
  fileOfResource,
  isFiltered,
  type ListRules,
  listQuery,
  PANEL,
  panelAddress,
  readPanel,
} from '@selaras/resource/core';
import { ListToolbar, useListState } from '@selaras/resource/list';
import { DataTable, latePart, loadFailure, PageHeader, useToast } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { antreanColumns } from './antrean-columns';
import type { AntreanRow, AnyAntrean } from './antrean-description';
import { HasilNotice, type Tersisa } from './hasil-notice';
import { SelectionBar } from './selection-bar';
import type { Hasil } from './use-putusan';
import { useSelection } from './use-selection';

const PeriksaDialog = latePart(async () => (await import('./periksa-dialog')).PeriksaDialog);
const PutusanBanyakDialog = latePart(
  async () => (await import('./putusan-banyak-dialog')).PutusanBanyakDialog,
);

const views = { whole: [], ofRow: ['periksa'] } as const;

interface Antrean {
  readonly data: readonly AntreanRow[];
  readonly current_page: number;
  readonly total: number;
  readonly per_page: number;
}

/** Columns of a queue that the server sorts by, besides those that its description marks. */
const rulesOf = ({ filters, columns, sort }: AnyAntrean): ListRules => ({
  filters: filters.map(({ name }) => name),
  orders: ['indikator', ...columns.filter(({ sortable }) => sortable).map(({ id }) => id)],
  sort,
  hidden: [],
  keeps: [],
});

/** A queue of Bappeda's: rows to judge one by one or many at once (spec 2 §2.11, §4). */
export function antreanPage(antrean: AnyAntrean) {
  const { title, sebutan, endpoints } = antrean;
  const rules = rulesOf(antrean);

  return function Page() {
    const { tahunKinerja } = useSession();
    const [state, change] = useListState(rules);
    const [address] = useSearchParams();
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    const toast = useToast();
    const [deciding, setDeciding] = useState<boolean | null>(null);
    const [tersisa, setTersisa] = useState<Tersisa | null>(null);
    const wanted = listQuery(state);
    const query = useQuery({
      ...antreanBappedaQueries.antrean(endpoints.antrean, wanted as never),
      placeholderData: keepPreviousData,
    });
    const answer = query.data as Antrean | undefined;
    const rows = answer?.data;
    const selection = useSelection(rows);
    const panel = readPanel(address.get(PANEL), views);
    const opened = panel.kind === 'periksa' ? rows?.find(({ id }) => id === panel.id) : undefined;
    const open = (row: AntreanRow) => void navigate(panelAddress(pathname + search, `periksa-${row.id}`));
    const { page: _, ...everything } = wanted;

    const done = (hasil: Hasil) => {
      setTersisa(hasil.gagal.length > 0 ? { hasil, rows: selection.chosen } : null);
      if (hasil.jumlah > 0) toast.show({ tone: 'success', title: `${hasil.jumlah} ${sebutan} diputuskan` });
      selection.keep(hasil.gagal.map(({ id }) => id));
      setDeciding(null);
    };

    return (
      <>
        <PageHeader title={title} description={antrean.description} />
        <Stack>
          {tersisa !== null && <HasilNotice {...tersisa} onClose={() => setTersisa(null)} />}
          <DataTable
            caption={`Antrean ${sebutan}`}
            columns={antreanColumns(antrean, selection, open)}
            rows={rows}
            rowId={({ id }) => id}
            page={answer}
            onPageChange={(page) => change({ page })}
            sort={state.sort}
            onSortChange={(sort) => change({ sort: sort ?? antrean.sort })}
            busy={query.isPlaceholderData}
            error={loadFailure(query, `Antrean ${sebutan} gagal dimuat`)}
            empty={{
              description: isFiltered(state)
                ? `Tidak ada ${sebutan} yang cocok dengan saringan.`
                : `Belum ada ${sebutan} untuk tahun ${tahunKinerja}.`,
            }}
            onRowOpen={open}
            toolbar={
              <Stack $gap={2}>
                <ListToolbar
                  label={`Cari ${sebutan}`}
                  filters={antrean.filters}
                  state={state}
                  onChange={change}
                >
                  <DownloadButton
                    file={() => fileOfResource(endpoints.eksporAntrean, { query: everything })}
                    name={`${antrean.berkas}-${tahunKinerja}.xlsx`}
                  />
                </ListToolbar>
                <SelectionBar selection={selection} count={rows?.length ?? 0} onDecide={setDeciding} />
              </Stack>
            }
          />
        </Stack>
        {opened !== undefined && (
          <PeriksaDialog
            key={opened.id}
            antrean={antrean}
            row={opened}
            onClose={() => void navigate(panelAddress(pathname + search, null), { replace: true })}
          />
        )}
        {deciding !== null && (
          <PutusanBanyakDialog
            antrean={antrean}
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
