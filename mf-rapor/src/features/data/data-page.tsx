import { apiClient } from '@selaras/api-client';
import type { RaporRow } from '@selaras/contracts';
import type { PageOpening } from '@selaras/federation';
import { SpreadsheetButton } from '@selaras/resource';
import { ReadList } from '@selaras/resource/list';
import { LandscapePaper } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { openingQuery, useQuarterList } from '../../kartu/quarter-list';
import { RaporFrame } from '../../kartu/rapor-frame';
import { raporEndpoints, raporQueries } from '../../kartu/rapor-queries';
import { dataList } from './data-list';

export async function prepare(opening: PageOpening): Promise<void> {
  const asked = openingQuery(opening, dataList);
  if (asked !== null) await opening.queries.prefetchQuery(raporQueries.data(asked));
}

/** `/rapor-kinerja/{triwulan}/data`: the sub-activities behind a report card. */
export function Page() {
  const { tahun, triwulan, asked, filter, ...shown } = useQuarterList(dataList);
  const query = useQuery({
    ...raporQueries.data(asked),
    placeholderData: keepPreviousData,
    enabled: triwulan !== null,
  });
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
            {...shown}
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
