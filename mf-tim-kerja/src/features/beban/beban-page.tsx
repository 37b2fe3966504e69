import { apiClient } from '@selaras/api-client';
import type { PageOpening } from '@selaras/federation';
import { useSession } from '@selaras/portal';
import { loadFailure, SpreadsheetButton } from '@selaras/resource';
import { shownUnit, UnitFirst } from '@selaras/resource/unit';
import {
  EmptyState,
  ErrorState,
  LandscapePaper,
  LoadingState,
  PageHeader,
  PrintButton,
  useLoaded,
} from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { TimViews } from '../tim/tim-views';
import { type BebanAddress, filterQuery, unitIn, useBebanAddress } from './beban-address';
import { bebanEndpoints, bebanQueries } from './beban-queries';
import { BebanView } from './beban-view';

export const prepare = async ({ queries, address, user }: PageOpening): Promise<void> => {
  const unit = shownUnit(user, unitIn(address));
  if (unit !== null) await queries.prefetchQuery(bebanQueries.list(unit));
};

/** `/tim-kerja/beban`: how much everybody of a unit carries by quarter, from which assignments are moved. */
export function Page() {
  const { user, tahunKinerja } = useSession();
  const address = useBebanAddress();
  const unit = shownUnit(user, address.unit);
  return (
    <>
      <LandscapePaper />
      <PageHeader
        title="Beban Kerja"
        description={`Jumlah dan bobot langkah aksi tiap orang pada tiap triwulan tahun ${tahunKinerja}. Buka sebuah sel untuk melihat langkahnya dan memindahkannya.`}
        actions={
          unit !== null && (
            <>
              <SpreadsheetButton
                size="medium"
                file={() =>
                  apiClient.file(bebanEndpoints.export, {
                    params: { satkerId: unit },
                    query: filterQuery(address.filter),
                  })
                }
                name={`beban-kerja-${tahunKinerja}.xlsx`}
              />
              <PrintButton />
            </>
          )
        }
      />
      <TimViews current="tim-kerja.beban" />
      <UnitFirst
        unit={unit}
        onChoose={address.chooseUnit}
        none="Beban kerja tampil setelah satuan kerjanya dipilih."
      >
        {(shown) => <UnitBeban unit={shown} address={address} />}
      </UnitFirst>
    </>
  );
}

function UnitBeban({ unit, address }: { unit: number; address: BebanAddress }) {
  const query = useQuery(bebanQueries.list(unit));
  const { data: beban, failure } = useLoaded(
    query.data?.data,
    loadFailure(query, 'Beban kerja gagal dimuat'),
  );
  if (beban === undefined) {
    return failure === null ? <LoadingState label="Memuat beban kerja" /> : <ErrorState {...failure} />;
  }
  if (beban.orang.length > 0) return <BebanView unit={unit} beban={beban} address={address} />;
  return beban.lingkup === 'bidang' ? (
    <EmptyState
      title="Tidak ada orang di bawah jabatan Anda"
      description="Beban tampil bagi yang memegang jabatan kepala, juga sebagai Plt. atau Plh. Hubungi admin kepegawaian bila jabatan Anda belum tercatat."
    />
  ) : (
    <EmptyState
      title="Belum ada pegawai"
      description="Satuan kerja ini belum punya pegawai pada tahun ini, sehingga tidak ada beban yang dapat dihitung."
    />
  );
}
