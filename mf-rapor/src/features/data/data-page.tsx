import { apiClient } from '@selaras/api-client';
import type { QueryOf, RaporRow, raporCalls } from '@selaras/contracts';
import type { Triwulan } from '@selaras/domain';
import type { PageOpening } from '@selaras/federation';
import { SpreadsheetButton } from '@selaras/resource';
import { type ListState, listQuery, listRules, readListState } from '@selaras/resource/core';
import { ReadList, useListState } from '@selaras/resource/list';
import { LandscapePaper } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { triwulanOf, unitOf, useRaporPlace } from '../../kartu/place';
import { RaporFrame } from '../../kartu/rapor-frame';
import { raporEndpoints, raporQueries } from '../../kartu/rapor-queries';
import { dataList } from './data-list';

type Query = QueryOf<typeof raporCalls.data>;

/** What the list asks for. */
const dataQuery = (state: ListState, triwulan: Triwulan, unit: number | null): Query => ({
  page: 1,
  ...listQuery(state),
  triwulan,
  ...(unit !== null && { satuan_kerja_id: unit }),
});

export async function prepare({ queries, address, params, user }: PageOpening): Promise<void> {
  const triwulan = triwulanOf(params.triwulan);
  if (triwulan === null) return;
  const unit = unitOf(address, user);
  const rules = listRules(dataList({ tahun: 0, triwulan, unit }));
  const state = readListState(address, rules);
  await queries.prefetchQuery(raporQueries.data(dataQuery(state, triwulan, unit)));
}

/** `/rapor-kinerja/{triwulan}/data`: the sub-activities behind a report card. */
export function Page() {
  const { tahun, triwulan, unit } = useRaporPlace();
  const list = useMemo(() => dataList({ tahun, triwulan: triwulan ?? 1, unit }), [tahun, triwulan, unit]);
  const rules = useMemo(() => listRules(list), [list]);
  const [state, changeState] = useListState(rules);
  const asked = dataQuery(state, triwulan ?? 1, unit);
  const query = useQuery({
    ...raporQueries.data(asked),
    placeholderData: keepPreviousData,
    enabled: triwulan !== null,
  });
  const { page: _, ...filter } = asked;
  return (
    <RaporFrame
      page="rapor.data"
      title="Data Rapor Kinerja"
      description="Sub kegiatan yang bertarget, dengan penyebab dan perbaikan bila belum tercapai."
      batas={query.data?.batas}
    >
      {() => (
        <>
          <LandscapePaper />
          <ReadList<RaporRow>
            list={list}
            state={state}
            onChange={changeState}
            query={query}
            none="Tidak ada sub kegiatan yang bertarget pada triwulan ini. Pilih triwulan, satuan kerja atau tahun lain."
            tools={
              <SpreadsheetButton
                file={() => apiClient.file(raporEndpoints.ekspor, { query: filter })}
                name={`rapor-tw${triwulan}-${tahun}.xlsx`}
              />
            }
          />
        </>
      )}
    </RaporFrame>
  );
}
