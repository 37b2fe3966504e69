import { loadFailure } from '@selaras/resource';
import { DisplayFrame } from '../../frame/display-frame';
import { ofUnit, prepareDisplay } from '../../frame/prepare-display';
import { useDisplay, useDisplayYear } from '../../frame/use-display';
import { efisiensiSatuanKerja } from './efisiensi-endpoints';
import { EfisiensiView } from './efisiensi-view';

export const prepare = prepareDisplay(efisiensiSatuanKerja, ofUnit);

/** `/display-mikro/capaian-kinerja-efisiensi-anggaran` and its public twin: what was saved below a unit's goals. */
export function Page() {
  return (
    <DisplayFrame description="Anggaran yang dihemat pada IKU perangkat daerah yang targetnya tercapai.">
      {(unit) => <UnitSavings unit={unit} />}
    </DisplayFrame>
  );
}

function UnitSavings({ unit }: { unit: number }) {
  const tahun = useDisplayYear();
  const query = useDisplay(efisiensiSatuanKerja, { query: { satuan_kerja_id: unit } });
  return (
    <EfisiensiView
      data={query.data?.data}
      failure={loadFailure(query, 'Efisiensi anggaran gagal dimuat')}
      caption={`Efisiensi anggaran menurut IKU tahun ${tahun}`}
      none={`Satuan kerja ini belum memiliki sasaran strategis tahun ${tahun}. Pilih satuan kerja lain di kanan atas.`}
    />
  );
}
