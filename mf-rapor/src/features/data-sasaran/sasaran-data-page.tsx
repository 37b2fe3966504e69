import type { RaporSasaranRow } from '@selaras/contracts';
import type { PageOpening } from '@selaras/federation';
import { ReadList } from '@selaras/resource/list';
import { LandscapePaper } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IkuTahunanNote } from '../../kartu/iku-tahunan-note';
import { type KartuShown, kartuQuery } from '../../kartu/kartu-query';
import { openingQuery, useQuarterList } from '../../kartu/quarter-list';
import { RaporFrame } from '../../kartu/rapor-frame';
import { raporQueries } from '../../kartu/rapor-queries';
import { sasaranList } from './sasaran-list';

export async function prepare(opening: PageOpening): Promise<void> {
  const asked = openingQuery(opening, sasaranList);
  if (asked === null) return;
  const { triwulan, satuan_kerja_id: unit = null } = asked;
  await Promise.all([
    opening.queries.prefetchQuery(raporQueries.sasaran(asked)),
    // What it is noted from stands above the rows.
    opening.queries.prefetchQuery(kartuQuery({ jenis: 'sasaran-pd', triwulan, unit })),
  ]);
}

/** `/rapor-kinerja-sasaran-strategis-pd/{triwulan}/data`: the key indicators behind a report card. */
export function Page() {
  const { tahun: _, triwulan, asked, filter: __, ...shown } = useQuarterList(sasaranList);
  const query = useQuery({
    ...raporQueries.sasaran(asked),
    placeholderData: keepPreviousData,
    enabled: triwulan !== null,
  });
  return (
    <RaporFrame
      page="rapor-sasaran.data"
      title="Data Rapor Sasaran Strategis PD"
      description="IKU yang rencana aksinya bertarget, dengan kendala dan tindak lanjut bila belum tuntas."
      batas={query.data?.batas}
    >
      {({ triwulan: tw, unit }) => (
        <>
          <LandscapePaper />
          <TahunanNote jenis="sasaran-pd" triwulan={tw} unit={unit} />
          <ReadList<RaporSasaranRow>
            {...shown}
            query={query}
            none="Tidak ada rencana aksi yang bertarget pada triwulan ini. Pilih triwulan, satuan kerja atau tahun lain."
          />
        </>
      )}
    </RaporFrame>
  );
}

/** The rows do not wait for it. */
function TahunanNote(shown: KartuShown) {
  const { data } = useQuery(kartuQuery(shown));
  return <IkuTahunanNote kartu={data} unit={shown.unit} />;
}
