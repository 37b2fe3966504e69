import { dashboardQueries } from '@selaras/api-client';
import { finalUnitsText } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { ErrorState, IkuGrid, missedFirst, PageSection, PageStack, space, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { instansi } from '../instansi';
import { ikuKabupatenName } from '../way-on/iku-name';
import { Budget } from './budget';
import { Counts } from './counts';
import { Hero } from './hero';
import { PublicLinks, usePublicDestinations } from './public-links';
import { ReadingGuide } from './reading-guide';

const Sheet = styled.div`
  max-width: 1120px;
  margin-inline: auto;
  padding-bottom: ${space(10)};
`;

const OnScreen = styled.div`
  @media print { display: none; }
`;

/** `/`: the year's report to citizens (domain §9). */
export function Page() {
  const { tahunPublik } = useSession();
  const query = useQuery(dashboardQueries.publicSummary());
  const found = query.data?.data;
  const { data, failure } = useLoaded(
    found,
    found === undefined ? loadFailure(query, 'Angka kinerja gagal dimuat') : null,
  );
  const tahun = data?.tahun ?? tahunPublik;
  const destinations = usePublicDestinations();
  const unfinished = data && finalUnitsText(data.satuan_kerja_final, data.jumlah.satuan_kerja, tahun);

  return (
    <Sheet>
      <meta
        name="description"
        content={`Target, capaian dan anggaran ${instansi.pemerintah} tahun ${tahun}, terbuka untuk umum.`}
      />
      <Hero tahun={tahun} capaian={failure === null ? data?.capaian_iku : null} />
      <PageStack key={data === undefined ? 'memuat' : 'isi'}>
        {failure === null ? (
          <>
            <PageSection
              title="Indikator utama"
              description="Semua ukuran keberhasilan pemerintah kabupaten, yang tidak mencapai target lebih dulu."
            >
              <IkuGrid iku={data && missedFirst(data.iku)} tahun={tahun} nameOf={ikuKabupatenName} />
            </PageSection>
            <PageSection title="Anggaran" description={unfinished}>
              <Budget anggaran={data?.anggaran} />
            </PageSection>
            <PageSection
              title="Pekerjaan di baliknya"
              description={`Setiap indikator utama diturunkan menjadi kinerja yang makin nyata.${unfinished ? ` ${unfinished}` : ''}`}
            >
              <Counts jumlah={data?.jumlah} />
            </PageSection>
          </>
        ) : (
          <ErrorState {...failure} />
        )}
        {destinations.length > 0 && (
          <OnScreen>
            <PageSection title="Lihat lebih dalam">
              <PublicLinks items={destinations} />
            </PageSection>
          </OnScreen>
        )}
        <PageSection title="Cara membaca halaman ini">
          <ReadingGuide />
        </PageSection>
      </PageStack>
    </Sheet>
  );
}
