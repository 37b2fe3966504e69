import { dashboardQueries } from '@selaras/api-client';
import { dashboardPdActs, type RankRow } from '@selaras/contracts';
import { EMPTY_VALUE, finalUnitsText } from '@selaras/domain';
import type { PageOpening } from '@selaras/federation';
import { useSession } from '@selaras/portal';
import { loadFailure, paperCutText, usePaperRowsWithin } from '@selaras/resource';
import { can } from '@selaras/roles';
import {
  AnggaranCard,
  CapaianStat,
  CardGrid,
  ErrorState,
  IkuGrid,
  PageHeader,
  PageSection,
  PageStack,
  ProgressRing,
  RankTable,
  SerapanStat,
  StatCard,
  useLoaded,
} from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { instansi } from '../instansi';
import { ikuKabupatenName } from '../way-on/iku-name';
import { linkTo } from '../way-on/way-link';
import { AnggaranLink } from './anggaran-link';
import { DeadlineStat } from './deadline-stat';
import { HariIniCard } from './hari-ini/hari-ini-card';
import { hariIniQuery } from './hari-ini/hari-ini-query';
import { PengisianCard } from './pengisian-card';
import { TimSayaCard } from './tim-saya-card';
import { timSayaQuery } from './tim-saya-query';
import { VALIDASI_PART, ValidasiCard } from './validasi-card';

const capaianWay = linkTo({ page: 'capaian-iku' }, { page: 'publik.capaian-iku' });
const serapanWay = linkTo({ page: 'rekap-anggaran' }, { page: 'publik-makro.capaian-kinerja-keuangan' });
const validasiWay = linkTo(
  { page: 'validasi-perencanaan', query: { keadaan: 'disetujui' } },
  { part: VALIDASI_PART },
);

const pageOf = (address: URLSearchParams) => Math.max(1, Math.trunc(Number(address.get('page'))) || 1);

export const prepare = ({ queries, address }: PageOpening) =>
  Promise.all([
    queries.prefetchQuery(dashboardQueries.kabupaten(pageOf(address))),
    queries.prefetchQuery(timSayaQuery()),
    queries.prefetchQuery(hariIniQuery()),
  ]);

/** `/dashboard`: the regency's year at a glance (domain §9). */
export function Page() {
  const { tahunKinerja, user } = useSession();
  const [address, setAddress] = useSearchParams();
  const query = useQuery({
    ...dashboardQueries.kabupaten(pageOf(address)),
    placeholderData: keepPreviousData,
    // Asked for as the page was opened: a failure was told then.
    retryOnMount: false,
  });
  const tim = useQuery({ ...timSayaQuery(), placeholderData: keepPreviousData, retryOnMount: false });
  const hariIni = useQuery({
    ...hariIniQuery(),
    placeholderData: keepPreviousData,
    retryOnMount: false,
  });
  // What waits for the reader, and the way to one's own teams, lie above most of the page: all come at once, so that nothing moves.
  const { data, failure } = useLoaded(
    tim.isPending || hariIni.isPending ? undefined : query.data?.data,
    loadFailure(query, 'Dashboard gagal dimuat'),
  );
  const paper = usePaperRowsWithin(query.data, ({ data: { peringkat } }) => peringkat);
  const nameOf = useCallback(
    (row: RankRow) =>
      can(user, dashboardPdActs.read, row) ? (
        <Link to={`/dashboard-pd?satuan_kerja_id=${row.satuan_kerja_id}`}>{row.satuan_kerja_nama}</Link>
      ) : (
        row.satuan_kerja_nama
      ),
    [user],
  );

  const note = data && finalUnitsText(data.satuan_kerja_final, data.jumlah.satuan_kerja, data.tahun);

  return (
    <>
      <PageHeader title="Dashboard" description={`Kinerja ${instansi.pemerintah} tahun ${tahunKinerja}`} />
      {failure !== null && data === undefined ? (
        <ErrorState {...failure} />
      ) : (
        <PageStack key={data === undefined ? 'memuat' : 'isi'}>
          <HariIniCard
            pekerjaan={data && hariIni.data?.data.pekerjaan}
            now={new Date(hariIni.data?.data.waktu_server ?? 0)}
            failure={loadFailure(hariIni, 'Pekerjaan Anda gagal dimuat')}
          />
          <PageSection title="Ringkasan" titleHidden>
            <CardGrid $min={240}>
              <CapaianStat count={data?.capaian_iku} linkOf={capaianWay} />
              <SerapanStat anggaran={data?.anggaran} linkOf={serapanWay} />
              <ValidasiStat disetujui={data?.validasi.disetujui} total={data?.jumlah.satuan_kerja} />
              <DeadlineStat />
            </CardGrid>
          </PageSection>
          {data !== undefined && tim.data !== undefined && <TimSayaCard tim={tim.data.data} />}
          <PageSection
            title="Indikator kinerja utama"
            description="Capaian sasaran strategis kabupaten terhadap target tahun ini; anggaran di bawahnya dari perencanaan yang sudah final."
          >
            <IkuGrid iku={data?.iku} tahun={data?.tahun ?? tahunKinerja} nameOf={ikuKabupatenName} />
          </PageSection>
          <CardGrid $min={380}>
            <AnggaranCard anggaran={data?.anggaran} actions={<AnggaranLink />} note={note} />
            <ValidasiCard validasi={data?.validasi} />
          </CardGrid>
          <PengisianCard
            pengisian={data?.pengisian}
            cakupan={data?.cakupan_pengisian}
            waktuServer={data?.batas_waktu.waktu_server}
          />
          <PageSection
            title="Peringkat perangkat daerah"
            description="Perangkat daerah yang perencanaannya sudah final, menurut rata-rata capaian indikator kinerja utama; setiap capaian dihitung paling tinggi 120%."
          >
            <RankTable
              peringkat={paper ?? data?.peringkat}
              paper={paper && paperCutText(paper)}
              busy={query.isPlaceholderData}
              onPageChange={(next) => setAddress(next > 1 ? { page: String(next) } : {})}
              nameOf={nameOf}
            />
          </PageSection>
        </PageStack>
      )}
    </>
  );
}

function ValidasiStat({ disetujui, total }: { disetujui: number | undefined; total: number | undefined }) {
  const label = 'Validasi perencanaan';
  if (disetujui === undefined || total === undefined) {
    return <StatCard label={label} value={EMPTY_VALUE} loading />;
  }
  return (
    <StatCard
      label={label}
      value={String(disetujui)}
      unit={`dari ${total} disetujui`}
      meaning="Perangkat daerah dengan perencanaan final"
      linkOf={validasiWay}
      picture={
        <ProgressRing label={label} size={56} value={total === 0 ? null : (disetujui / total) * 100} />
      }
    />
  );
}
