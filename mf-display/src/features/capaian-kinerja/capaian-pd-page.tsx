import { loadFailure } from '@selaras/resource';
import { useLoaded } from '@selaras/ui';
import { DisplayFrame } from '../../frame/display-frame';
import { ofUnit, prepareDisplay } from '../../frame/prepare-display';
import { useDisplay } from '../../frame/use-display';
import { DisplayFailure } from '../../frame/way-on';
import { CapaianCards } from './capaian-cards';
import { capaianSatuanKerja } from './capaian-endpoints';

export const prepare = prepareDisplay(capaianSatuanKerja, ofUnit);

/** `/display-mikro/capaian-kinerja-pd` and its public twin: the cards of a unit's goals. */
export function Page() {
  return (
    <DisplayFrame description="Capaian indikator kinerja utama perangkat daerah, yang belum tercapai di depan.">
      {(unit) => <UnitCards unit={unit} />}
    </DisplayFrame>
  );
}

function UnitCards({ unit }: { unit: number }) {
  const query = useDisplay(capaianSatuanKerja, { query: { satuan_kerja_id: unit } });
  const { data, failure } = useLoaded(query.data?.data, loadFailure(query, 'Capaian kinerja gagal dimuat'));
  if (failure) return <DisplayFailure {...failure} />;
  return <CapaianCards iku={data} unitShown={false} />;
}
