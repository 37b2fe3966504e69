import { apiClient } from '@selaras/api-client';
import type { LangkahPerbaikanDaftar } from '@selaras/contracts';
import type { PageOpening } from '@selaras/federation';
import { SpreadsheetButton } from '@selaras/resource';
import { ReadList } from '@selaras/resource/list';
import { LandscapePaper } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { openingQuery, useQuarterList } from '../../kartu/quarter-list';
import { RaporFrame } from '../../kartu/rapor-frame';
import { perbaikanEndpoints, perbaikanQueries } from '../../perbaikan/perbaikan-queries';
import { langkahList } from './langkah-list';
import { RingkasanLangkah } from './ringkasan-langkah';

export async function prepare(opening: PageOpening): Promise<void> {
  const asked = openingQuery(opening, langkahList);
  if (asked !== null) await opening.queries.prefetchQuery(perbaikanQueries.list(asked));
}

/** `/rapor-kinerja/{triwulan}/langkah-aksi-perbaikan`: what is done about everything that was missed so far. */
export function Page() {
  const { tahun, triwulan, asked, filter, ...shown } = useQuarterList(langkahList);
  const query = useQuery({
    ...perbaikanQueries.list(asked),
    placeholderData: keepPreviousData,
    enabled: triwulan !== null,
  });
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
            {...shown}
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
