import { apiClient, optionQueries } from '@selaras/api-client';
import type { capaianIkuCalls, QueryOf } from '@selaras/contracts';
import { periodStartOf, type TingkatIku } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import { SpreadsheetButton, useAddressChoice } from '@selaras/resource';
import type { ListFilter } from '@selaras/resource/core';
import { listQuery, listQueryAt, listRules, unitFilter } from '@selaras/resource/core';
import { ReadList, useListState } from '@selaras/resource/list';
import { latePart, Segmented, Stack } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { capaianIkuEndpoints, capaianIkuQueries } from './capaian-iku-queries';
import { limaTahunColumns, tahunColumns } from './iku-columns';
import { IkuSummary } from './iku-summary';
import { PengisianNotice } from './pengisian-notice';
import { predikatOptions } from './predikat';

/** The last part of the page, below its rows. */
const IkuChart = latePart(
  async () => (await import(/* webpackChunkName: "iku-grafik" */ './iku-chart')).IkuChart,
  undefined,
  { whenAllElseStands: true },
);

/** Name in the address of what the columns show: the chosen year, or all five. */
const VIEW = 'tampilan';
const views = ['tahun', 'lima-tahun'] as const;

const filters: readonly ListFilter[] = [
  unitFilter,
  {
    name: 'sasaran_strategis_id',
    label: 'Sasaran',
    query: () => (search) => optionQueries.sasaranStrategis(search),
  },
  { name: 'predikat', label: 'Predikat', options: predikatOptions },
];

const list = {
  search: 'Cari IKU',
  failed: 'Capaian IKU gagal dimuat',
  noneFits: 'Tidak ada IKU yang cocok dengan saringan.',
  columns: tahunColumns,
  filters,
  sort: { column: 'nomor', descending: false },
  keeps: ['tingkat', VIEW],
  hideable: true,
  rowId: ({ id }: { readonly id: number }) => id,
};
/** Both views are ordered by the same columns. */
const rules = listRules(list);

type ListQuery = QueryOf<typeof capaianIkuCalls.list>;

/** The rows of a level that an address names. */
export const ikuAt = (address: URLSearchParams, tingkat: TingkatIku) =>
  capaianIkuQueries.list({ ...listQueryAt(address, rules), tingkat } as ListQuery);

/** The key indicators of a level with their summary and chart. */
export function IkuList({ tingkat }: { tingkat: TingkatIku }) {
  const { tahunKinerja } = useSession();
  const [state, change] = useListState(rules);
  const [view, setView] = useAddressChoice(VIEW, views);
  const wanted = { ...listQuery(state), tingkat } as ListQuery;
  const query = useQuery({ ...capaianIkuQueries.list(wanted), placeholderData: keepPreviousData });
  const { page: _, ...ekspor } = wanted;
  const { predikat: _predikat, urut: _order, ...narrowed } = ekspor;
  const columns = useMemo(
    () =>
      view === 'lima-tahun'
        ? limaTahunColumns(periodStartOf(tahunKinerja) ?? tahunKinerja, tahunKinerja)
        : tahunColumns,
    [view, tahunKinerja],
  );

  return (
    <Stack>
      <PengisianNotice pengisian={query.data?.pengisian} />
      <ReadList
        list={{
          ...list,
          caption: `Target dan realisasi IKU tahun ${tahunKinerja}`,
          comparison: view === 'lima-tahun',
        }}
        state={state}
        onChange={change}
        query={query}
        columns={columns}
        none={`Belum ada IKU untuk tahun ${tahunKinerja}.`}
        tools={
          <>
            <Segmented
              label="Tampilan tabel"
              value={view}
              onChange={setView}
              options={[
                { value: 'tahun', label: `Tahun ${tahunKinerja}` },
                { value: 'lima-tahun', label: 'Lima tahun' },
              ]}
            />
            <SpreadsheetButton
              file={() => apiClient.file(capaianIkuEndpoints.export, { query: ekspor })}
              name={`capaian-iku-${tingkat}-${tahunKinerja}.xlsx`}
            />
          </>
        }
      />
      {/* Below the rows: eight of them stand on a screen of 1440 × 900. */}
      <IkuSummary query={narrowed} />
      <IkuChart rows={query.data?.data ?? []} tahun={tahunKinerja} />
    </Stack>
  );
}
