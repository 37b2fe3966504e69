import { dashboardQueries } from '@selaras/api-client';
import type { RankRow } from '@selaras/contracts';
import { finalUnitsText } from '@selaras/domain';
import { PageLink } from '@selaras/portal';
import { loadFailure, paperCutText, usePaperRows } from '@selaras/resource';
import {
  AnggaranCard,
  CapaianStat,
  CardGrid,
  IkuGrid,
  missedFirst,
  PageSection,
  PageStack,
  RankTable,
  SerapanStat,
  StatCard,
  useLoaded,
} from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { DisplayFrame } from '../../frame/display-frame';
import { useDisplay, useDisplayYear } from '../../frame/use-display';
import { usePageNumber } from '../../frame/use-page-number';
import { DisplayFailure, WayOn } from '../../frame/way-on';
import { peringkat } from '../indikator/indikator-endpoints';
import { IndikatorSearch } from './indikator-search';
import { YearChangesList } from './year-changes-list';

/** `/public-display/display-makro/dashboard`: the regency's year for citizens (domain §9). */
export function Page() {
  const tahun = useDisplayYear();
  const query = useQuery(dashboardQueries.publicSummary());
  const { data, failure } = useLoaded(query.data?.data, loadFailure(query, 'Dashboard gagal dimuat'));
  return (
    <DisplayFrame description="Janji dan hasil pemerintah kabupaten dalam angka.">
      {failure ? (
        <DisplayFailure {...failure} />
      ) : (
        <PageStack>
          <IndikatorSearch />
          <PageSection title="Ringkasan" titleHidden>
            <CardGrid $min={240}>
              <CapaianStat count={data?.capaian_iku} />
              <SerapanStat anggaran={data?.anggaran} />
              <StatCard
                label="Perangkat daerah"
                value={String(data?.satuan_kerja_final ?? '')}
                unit={data && `dari ${data.jumlah.satuan_kerja}`}
                loading={data === undefined}
                meaning="yang perencanaannya sudah final"
              />
            </CardGrid>
          </PageSection>
          <PageSection
            title="Indikator kinerja utama"
            description="Yang belum tercapai di depan; tidak ada yang disembunyikan."
          >
            <IkuGrid iku={data && missedFirst(data.iku)} tahun={tahun} wayOn={<WayOn />} />
          </PageSection>
          {data && (
            <PageSection title={`Apa yang berubah sejak ${tahun - 1}?`}>
              <YearChangesList iku={data.iku} tahun={tahun} />
            </PageSection>
          )}
          <AnggaranCard
            anggaran={data?.anggaran}
            note={data && finalUnitsText(data.satuan_kerja_final, data.jumlah.satuan_kerja, tahun)}
          />
          <Ranking />
        </PageStack>
      )}
    </DisplayFrame>
  );
}

/** A unit leads to its own indicators. */
const nameOf = ({ satuan_kerja_id, satuan_kerja_nama }: RankRow) => (
  <PageLink page="publik-mikro.capaian-kinerja-pd" query={{ satuan_kerja_id }}>
    {satuan_kerja_nama}
  </PageLink>
);

function Ranking() {
  const { page, onPageChange } = usePageNumber();
  const query = useDisplay(peringkat, { query: { page } });
  const paper = usePaperRows(query.data);
  return (
    <PageSection
      title="Peringkat perangkat daerah"
      description="Menurut rata-rata capaian indikator kinerja utama, setiap capaian dihitung paling tinggi 120%."
    >
      <RankTable
        peringkat={paper ?? query.data}
        paper={paper && paperCutText(paper)}
        busy={query.isPlaceholderData}
        error={loadFailure(query, 'Peringkat gagal dimuat')}
        onPageChange={onPageChange}
        nameOf={nameOf}
      />
    </PageSection>
  );
}
