import { dashboardQueries } from '@selaras/api-client';
import type { DashboardPd, User } from '@selaras/contracts';
import { EMPTY_VALUE } from '@selaras/domain';
import type { PageOpening } from '@selaras/federation';
import { PageLink, usePages, useSession } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { SatuanKerjaPicker } from '@selaras/resource/picker';
import { SETDA_ID, seesAllUnits } from '@selaras/roles';
import {
  AnggaranCard,
  CapaianStat,
  CardGrid,
  EmptyState,
  ErrorState,
  IkuGrid,
  LinkButton,
  PageHeader,
  PageSection,
  PageStack,
  SerapanStat,
  StatCard,
  space,
  useLoaded,
} from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { Building2, Network } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { ikuPdName } from '../way-on/iku-name';
import { linkTo } from '../way-on/way-link';
import { AnggaranLink } from './anggaran-link';
import { DeadlineStat } from './deadline-stat';
import { LevelCard } from './level-card';
import { PengisianPdCard } from './pengisian-pd-card';
import { TaskCard } from './task-card';
import { ValidasiStat } from './validasi-stat';

const PickerPlace = styled.div`
  max-width: 420px;
  margin-bottom: ${space(5)};
  @media print { display: none; }
`;

const unitOf = (address: URLSearchParams, user: User | null) =>
  Number(address.get('satuan_kerja_id')) || (user?.satuan_kerja_id ?? null);

export async function prepare({ queries, address, user }: PageOpening): Promise<void> {
  const satuanKerjaId = unitOf(address, user);
  if (satuanKerjaId !== null) await queries.prefetchQuery(dashboardQueries.satuanKerja(satuanKerjaId));
}

/** `/dashboard-pd`: one unit's year, and what it still has to do (domain §9). */
export function Page() {
  const { user } = useSession();
  const [address, setAddress] = useSearchParams();
  const satuanKerjaId = unitOf(address, user);
  const chooses = seesAllUnits(user) || user?.satuan_kerja_id === SETDA_ID;

  return (
    <>
      {chooses && (
        <PickerPlace>
          <SatuanKerjaPicker
            value={satuanKerjaId}
            onChange={(value) => setAddress(value === null ? {} : { satuan_kerja_id: String(value) })}
          />
        </PickerPlace>
      )}
      {satuanKerjaId === null ? <NoUnit /> : <UnitDashboard satuanKerjaId={satuanKerjaId} />}
    </>
  );
}

function NoUnit() {
  return (
    <>
      <PageHeader title="Dashboard PD" />
      <EmptyState icon={<Building2 size={22} />} title="Pilih satuan kerja terlebih dahulu" />
    </>
  );
}

/** A unit sees its own draft; the regency's figures leave it out. */
const NOT_COUNTED = 'Perencanaannya belum final, jadi angkanya belum termasuk dalam angka kabupaten.';

/** The page that shows the unit's tree. */
const DIAGRAM = 'cascading.mikro';

function UnitDashboard({ satuanKerjaId }: { satuanKerjaId: number }) {
  const { tahunKinerja } = useSession();
  // Asked for as the page was opened: a failure was told then.
  const query = useQuery({ ...dashboardQueries.satuanKerja(satuanKerjaId), retryOnMount: false });
  const { data, failure } = useLoaded(query.data?.data, loadFailure(query, 'Dashboard gagal dimuat'));
  const { hasPage } = usePages();

  return (
    <>
      <PageHeader
        title={data ? `Dashboard ${data.satuan_kerja.satuan_kerja_nama}` : 'Dashboard PD'}
        description={`Kinerja satuan kerja ini tahun ${tahunKinerja}${data === undefined || isFinal(data) ? '' : `. ${NOT_COUNTED}`}`}
        actions={
          hasPage(DIAGRAM) && (
            <LinkButton
              as={PageLink}
              page={DIAGRAM}
              query={{ satuan_kerja_id: satuanKerjaId }}
              icon={<Network size={16} />}
            >
              Lihat cascading
            </LinkButton>
          )
        }
      />
      {failure !== null && data === undefined ? (
        <ErrorState {...failure} />
      ) : (
        <Figures data={data} tahun={data?.tahun ?? tahunKinerja} />
      )}
    </>
  );
}

function Figures({ data, tahun }: { data: DashboardPd | undefined; tahun: number }) {
  const unit = data?.satuan_kerja.satuan_kerja_id;
  const query = { satuan_kerja_id: unit };
  return (
    <PageStack key={data === undefined ? 'memuat' : 'isi'}>
      <PageSection title="Ringkasan" titleHidden>
        <CardGrid $min={190}>
          <CapaianStat
            count={data?.capaian_iku}
            linkOf={linkTo({ page: 'mikro.capaian-kinerja-pd', query }, { page: 'capaian-iku', query })}
          />
          <RankStat data={data} />
          <SerapanStat anggaran={data?.anggaran} linkOf={linkTo({ page: 'rekap-anggaran', query })} />
          <ValidasiStat validasi={data?.validasi} satuanKerjaId={unit} />
          <DeadlineStat />
        </CardGrid>
      </PageSection>
      <TaskCard tugas={data?.tugas} />
      <PengisianPdCard
        pengisian={data?.pengisian}
        satuanKerjaId={data?.satuan_kerja.satuan_kerja_id}
        waktuServer={data?.batas_waktu.waktu_server}
      />
      <PageSection title="Indikator kinerja utama" description="Capaian sasaran strategis perangkat daerah.">
        <IkuGrid iku={data?.iku} tahun={tahun} unitShown={false} nameOf={ikuPdName} />
      </PageSection>
      <CardGrid $min={380}>
        <LevelCard capaian={data?.capaian_level} satuanKerjaId={unit} />
        <AnggaranCard
          anggaran={data?.anggaran}
          actions={unit !== undefined && <AnggaranLink satuanKerjaId={unit} />}
        />
      </CardGrid>
    </PageStack>
  );
}

const isFinal = ({ validasi }: DashboardPd) => validasi?.keadaan === 'disetujui';

const NOT_FINAL = 'Belum diperingkat: perencanaan satuan kerja ini belum final';

function RankStat({ data }: { data: DashboardPd | undefined }) {
  const label = 'Peringkat';
  if (data === undefined) return <StatCard label={label} value={EMPTY_VALUE} loading />;
  const { peringkat } = data;
  if (peringkat === null) {
    const meaning = isFinal(data) ? 'Belum diperingkat: belum ada indikator kinerja utama' : NOT_FINAL;
    return <StatCard label={label} value={EMPTY_VALUE} meaning={meaning} />;
  }
  return (
    <StatCard
      label={label}
      value={String(peringkat.peringkat)}
      unit={`dari ${peringkat.dari}`}
      meaning="Menurut rata-rata capaian indikator kinerja utama, di antara yang perencanaannya sudah final"
      linkOf={linkTo({ page: 'dashboard' })}
    />
  );
}
