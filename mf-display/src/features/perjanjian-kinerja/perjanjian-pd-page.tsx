import { jenisPerjanjianUnit, type PerjanjianDisplay } from '@selaras/contracts';
import { jenisPerjanjianWords } from '@selaras/domain';
import { loadFailure, useAddressChoice } from '@selaras/resource';
import { CardGrid, EmptyState, ErrorState, LoadingState, Segmented, Stack, useLoaded } from '@selaras/ui';
import { DisplayFrame } from '../../frame/display-frame';
import { useDisplay } from '../../frame/use-display';
import { PerjanjianCard } from './perjanjian-card';
import { perjanjianSatuanKerja } from './perjanjian-endpoints';

/** `/display-mikro/perjanjian-kinerja` and its public twin: who in a unit promised what to whom. */
export function Page() {
  return (
    <DisplayFrame description="Siapa menjanjikan apa kepada siapa di satu perangkat daerah, dengan dokumennya.">
      {(unit) => <UnitAgreements unit={unit} />}
    </DisplayFrame>
  );
}

function UnitAgreements({ unit }: { unit: number }) {
  const query = useDisplay(perjanjianSatuanKerja, { query: { satuan_kerja_id: unit } });
  const { data, failure } = useLoaded(
    query.data?.data,
    loadFailure(query, 'Perjanjian kinerja gagal dimuat'),
  );
  if (failure) return <ErrorState {...failure} />;
  if (data === undefined) return <LoadingState label="Memuat perjanjian kinerja" />;
  if (data.length === 0) {
    return (
      <EmptyState
        title="Belum ada perjanjian kinerja yang dapat dilihat pada tahun ini"
        description="Pilih tahun lain di bilah atas, atau perangkat daerah lain."
      />
    );
  }
  return <ByLevel daftar={data} />;
}

function ByLevel({ daftar }: { daftar: readonly PerjanjianDisplay[] }) {
  const [level, choose] = useAddressChoice('tingkat', jenisPerjanjianUnit);
  const shown = daftar.filter(({ jenis }) => jenis === level);
  return (
    <Stack>
      <Segmented
        label="Tingkat"
        options={jenisPerjanjianUnit.map((value) => ({ value, label: jenisPerjanjianWords[value] }))}
        value={level}
        onChange={choose}
      />
      {shown.length === 0 ? (
        <EmptyState title="Belum ada perjanjian kinerja pada tingkat ini" description="Pilih tingkat lain." />
      ) : (
        <CardGrid $min={380}>
          {shown.map((one) => (
            <PerjanjianCard key={one.id} perjanjian={one} />
          ))}
        </CardGrid>
      )}
    </Stack>
  );
}
