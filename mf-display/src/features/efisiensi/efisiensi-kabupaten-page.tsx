import { loadFailure } from '@selaras/resource';
import { DisplayFrame } from '../../frame/display-frame';
import { ofRegency, prepareDisplay } from '../../frame/prepare-display';
import { useDisplay, useDisplayYear } from '../../frame/use-display';
import { efisiensiKabupaten } from './efisiensi-endpoints';
import { EfisiensiView } from './efisiensi-view';

export const prepare = prepareDisplay(efisiensiKabupaten, ofRegency);

/** `/display-makro/capaian-kinerja-efisiensi-anggaran` and its public twin: what was saved below the RPJMD's goals. */
export function Page() {
  const tahun = useDisplayYear();
  const query = useDisplay(efisiensiKabupaten, {});
  return (
    <DisplayFrame description="Anggaran yang dihemat pada sasaran RPJMD yang targetnya tercapai, dari perangkat daerah yang perencanaannya sudah final.">
      <EfisiensiView
        data={query.data?.data}
        failure={loadFailure(query, 'Efisiensi anggaran gagal dimuat')}
        caption={`Efisiensi anggaran menurut sasaran RPJMD tahun ${tahun}`}
        none={`Belum ada sasaran RPJMD untuk tahun ${tahun}. Pilih tahun lain di kanan atas.`}
      />
    </DisplayFrame>
  );
}
