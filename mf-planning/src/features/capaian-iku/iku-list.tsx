import { apiClient, optionQueries } from '@selaras/api-client';
import { capaianIkuQueries, resources } from '@selaras/api-client/perencanaan';
import type { capaianIkuCalls, QueryOf, TingkatIku } from '@selaras/contracts';
import { periodStartOf } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import { DownloadButton, Segmented, Stack, useAddressChoice } from '@selaras/resource';
import type { ListFilter } from '@selaras/resource/core';
import { isFiltered, type ListRules, listQuery } from '@selaras/resource/core';
import { ListToolbar, useListState } from '@selaras/resource/list';
import { DataTable, loadFailure } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { unitFilter } from '../satuan-kerja/unit-field';
import { GrafikIku } from './grafik-iku';
import { limaTahunColumns, tahunColumns } from './iku-columns';
import { PengisianNotice } from './pengisian-notice';
import { predikatOptions } from './predikat';
import { RingkasanIku } from './ringkasan-iku';

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

const rules: ListRules = {
  filters: filters.map(({ name }) => name),
  orders: ['indikator', 'capaian'],
  sort: { column: 'nomor', descending: false },
  hidden: [],
  keeps: ['tingkat', VIEW],
};

type DaftarQuery = QueryOf<typeof capaianIkuCalls.daftar>;

/** The key indicators of a level with their summary and chart. */
export function IkuList({ tingkat }: { tingkat: TingkatIku }) {
  const { tahunKinerja } = useSession();
  const [state, change] = useListState(rules);
  const [view, setView] = useAddressChoice(VIEW, views);
  const wanted = { ...listQuery(state), tingkat } as DaftarQuery;
  const query = useQuery({ ...capaianIkuQueries.daftar(wanted), placeholderData: keepPreviousData });
  const { page: _, ...ekspor } = wanted;
  const { predikat: _predikat, urut: _urut, ...narrowed } = ekspor;
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
      <RingkasanIku query={narrowed} />
      <DataTable
        caption={`Target dan realisasi IKU tahun ${tahunKinerja}`}
        columns={columns}
        rows={query.data?.data}
        rowId={({ id }) => id}
        page={query.data}
        onPageChange={(page) => change({ page })}
        sort={state.sort}
        onSortChange={(sort) => change({ sort: sort ?? rules.sort })}
        busy={query.isPlaceholderData}
        error={loadFailure(query, 'Capaian IKU gagal dimuat')}
        empty={{
          description: isFiltered(state)
            ? 'Tidak ada IKU yang cocok dengan saringan.'
            : `Belum ada IKU untuk tahun ${tahunKinerja}.`,
        }}
        toolbar={
          <ListToolbar label="Cari IKU" filters={filters} state={state} onChange={change}>
            <Segmented
              label="Tampilan tabel"
              value={view}
              onChange={setView}
              options={[
                { value: 'tahun', label: `Tahun ${tahunKinerja}` },
                { value: 'lima-tahun', label: 'Lima tahun' },
              ]}
            />
            <DownloadButton
              file={() => apiClient.file(resources.capaianIku.ekspor, { query: ekspor })}
              name={`capaian-iku-${tingkat}-${tahunKinerja}.xlsx`}
            />
          </ListToolbar>
        }
      />
      <GrafikIku rows={query.data?.data ?? []} tahun={tahunKinerja} />
    </Stack>
  );
}
