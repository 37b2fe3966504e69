import { loadFailure } from '@selaras/resource';
import { useLoaded } from '@selaras/ui';
import { DisplayFrame } from '../../frame/display-frame';
import { ofRegency, prepareDisplay } from '../../frame/prepare-display';
import { useDisplay } from '../../frame/use-display';
import { DisplayFailure } from '../../frame/way-on';
import { CapaianCards } from './capaian-cards';
import { capaianKabupaten } from './capaian-endpoints';

export const prepare = prepareDisplay(capaianKabupaten, ofRegency);

/** `/display-makro/capaian-kinerja-pemda` and its public twin: the cards of the RPJMD's goals. */
export function Page() {
  const query = useDisplay(capaianKabupaten, {});
  const { data, failure } = useLoaded(query.data?.data, loadFailure(query, 'Capaian kinerja gagal dimuat'));
  return (
    <DisplayFrame description="Capaian indikator kinerja utama Bupati, yang belum tercapai di depan. Anggaran di bawahnya dari perangkat daerah yang perencanaannya sudah final.">
      {failure ? <DisplayFailure {...failure} /> : <CapaianCards iku={data} />}
    </DisplayFrame>
  );
}
