import { useAddress, useSession } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { shownUnit, UnitFirst } from '@selaras/resource/unit';
import { ErrorState, LoadingState, PageHeader, useLoaded } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Choices } from './choices';
import { Pratinjau } from './pratinjau';
import { salinQueries } from './salin-queries';
import { SalinanSelesai } from './salinan-selesai';
import { useSalinan } from './use-salin';

/** `/salin-rencana`: a unit's plan of an earlier year as the beginning of the chosen one. */
export function Page() {
  const { user, tahunKinerja } = useSession();
  const [address, change] = useAddress();
  const unit = shownUnit(user, Number(address.get('satuan_kerja_id')) || null);
  const choose = (name: string, value: string | null) =>
    change(
      (next) => {
        next.delete('salinan');
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <PageHeader
        title="Salin rencana"
        description={`Rencana tahun sebelumnya sebagai awal rencana ${tahunKinerja}: target dan anggaran ikut sebagai usulan untuk diperiksa; realisasi, validasi dan anggota langkah aksi tidak.`}
      />
      <UnitFirst
        unit={unit}
        onChoose={(chosen) => choose('satuan_kerja_id', chosen === null ? null : String(chosen))}
        none="Pratinjau tampil setelah satuan kerjanya dipilih."
        Frame={Choices}
      >
        {(shown) => (
          <UnitPlan
            unit={shown}
            dari={Number(address.get('dari')) || null}
            onDari={(dari) => choose('dari', dari)}
          />
        )}
      </UnitFirst>
    </>
  );
}

interface UnitPlanProps {
  readonly unit: number;
  readonly dari: number | null;
  readonly onDari: (dari: string) => void;
}

function UnitPlan({ unit, dari, onDari }: UnitPlanProps) {
  const [salinan, setSalinan] = useSalinan();
  const query = useQuery({
    ...salinQueries.pratinjau({ satuan_kerja_id: unit, ...(dari !== null && { dari }) }),
    placeholderData: keepPreviousData,
    // What somebody made in the meantime is there already.
    staleTime: 0,
  });
  const {
    loading,
    data: rencana,
    failure,
  } = useLoaded(query.data?.data, loadFailure(query, 'Pratinjau gagal dimuat'));
  if (rencana === undefined) {
    return failure === null ? (
      loading && <LoadingState label="Memuat pratinjau" />
    ) : (
      <ErrorState {...failure} />
    );
  }
  return (
    <>
      {salinan !== null && (
        <SalinanSelesai key={salinan} unit={unit} salinan={salinan} onBatal={() => setSalinan(null)} />
      )}
      <Pratinjau rencana={rencana} busy={query.isPlaceholderData} onDari={onDari} onDone={setSalinan} />
    </>
  );
}
