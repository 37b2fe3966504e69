import { useAddress, useSession } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { hasRole, seesAllUnits } from '@selaras/roles';
import {
  EmptyState,
  ErrorState,
  FieldSkeleton,
  LoadingState,
  latePart,
  PageHeader,
  Stack,
  useLoaded,
} from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Choices } from './choices';
import { Pratinjau } from './pratinjau';
import { salinQueries } from './salin-queries';
import { SalinanSelesai } from './salinan-selesai';
import { useSalinan } from './use-salin';

const UnitPicker = latePart(
  async () => (await import('@selaras/resource/picker')).SatuanKerjaPicker,
  () => <FieldSkeleton />,
);

/** `/salin-rencana`: a unit's plan of an earlier year as the beginning of the chosen one. */
export function Page() {
  const { user, tahunKinerja } = useSession();
  const [address, change] = useAddress();
  const choosesUnit = seesAllUnits(user) || hasRole(user, 'setda');
  const asked = Number(address.get('satuan_kerja_id')) || null;
  const unit = (choosesUnit ? asked : null) ?? user?.satuan_kerja_id ?? null;
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
      <Stack>
        {choosesUnit && (
          <Choices>
            <UnitPicker
              {...(!seesAllUnits(user) && user?.satuan_kerja_id && { satuanKerjaId: user.satuan_kerja_id })}
              value={unit}
              onChange={(chosen) => choose('satuan_kerja_id', chosen === null ? null : String(chosen))}
            />
          </Choices>
        )}
        {unit === null ? (
          <EmptyState
            title="Pilih satuan kerja"
            description="Pratinjau tampil setelah satuan kerjanya dipilih."
          />
        ) : (
          <UnitPlan
            key={`${unit}-${tahunKinerja}`}
            unit={unit}
            dari={Number(address.get('dari')) || null}
            onDari={(dari) => choose('dari', dari)}
          />
        )}
      </Stack>
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
