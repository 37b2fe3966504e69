import { apiClient } from '@selaras/api-client';
import type { LangkahPerbaikanDaftar, perbaikanCalls, QueryOf } from '@selaras/contracts';
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
import { perbaikanEndpoints, perbaikanQueries } from '../../perbaikan/perbaikan-queries';
import { langkahList } from './langkah-list';
import { RingkasanLangkah } from './ringkasan-langkah';

type Query = QueryOf<typeof perbaikanCalls.list>;

const langkahQuery = (state: ListState, triwulan: Triwulan, unit: number | null): Query => ({
  page: 1,
  ...listQuery(state),
  triwulan,
  ...(unit !== null && { satuan_kerja_id: unit }),
});

export async function prepare({ queries, address, params, user }: PageOpening): Promise<void> {
  const triwulan = triwulanOf(params.triwulan);
  if (triwulan === null) return;
  const unit = unitOf(address, user);
  const state = readListState(address, listRules(langkahList({ tahun: 0, triwulan, unit })));
  await queries.prefetchQuery(perbaikanQueries.list(langkahQuery(state, triwulan, unit)));
}

/** `/rapor-kinerja/{triwulan}/langkah-aksi-perbaikan`: what is done about everything that was missed so far. */
export function Page() {
  const { tahun, triwulan, unit } = useRaporPlace();
  const list = useMemo(() => langkahList({ tahun, triwulan: triwulan ?? 1, unit }), [tahun, triwulan, unit]);
  const rules = useMemo(() => listRules(list), [list]);
  const [state, changeState] = useListState(rules);
  const asked = langkahQuery(state, triwulan ?? 1, unit);
  const query = useQuery({
    ...perbaikanQueries.list(asked),
    placeholderData: keepPreviousData,
    enabled: triwulan !== null,
  });
  const { page: _, ...filter } = asked;
  return (
    <RaporFrame
      page="rapor.langkah-perbaikan"
      title="Langkah Aksi Perbaikan"
      description="Langkah aksi yang memperbaiki target yang tidak tercapai, sampai dengan"
    >
      {() => (
        <>
          <LandscapePaper />
          <RingkasanLangkah ringkasan={query.data?.ringkasan} />
          <ReadList<LangkahPerbaikanDaftar>
            list={list}
            state={state}
            onChange={changeState}
            query={query}
            none="Belum ada langkah perbaikan. Buka sub kegiatan yang belum tercapai, catat penyebabnya, lalu tambahkan langkahnya."
            tools={
              <SpreadsheetButton
                file={() => apiClient.file(perbaikanEndpoints.ekspor, { query: filter })}
                name={`langkah-perbaikan-tw${triwulan}-${tahun}.xlsx`}
              />
            }
          />
        </>
      )}
    </RaporFrame>
  );
}
