import { DisplayFrame } from '../../frame/display-frame';
import { ofUnit, prepareDisplay } from '../../frame/prepare-display';
import { useDisplay } from '../../frame/use-display';
import { AksiTable } from './aksi-table';
import { rencanaAksiSatuanKerja } from './rencana-aksi-endpoints';

export const prepare = prepareDisplay(rencanaAksiSatuanKerja, ofUnit);

/** `/display-mikro/rencana-aksi` and its public twin: a unit's plan by quarter and what came of it. */
export function Page() {
  return (
    <DisplayFrame description="Rencana aksi satu perangkat daerah dan realisasinya tiap triwulan.">
      {(unit) => <UnitActions unit={unit} />}
    </DisplayFrame>
  );
}

function UnitActions({ unit }: { unit: number }) {
  const query = useDisplay(rencanaAksiSatuanKerja, { query: { satuan_kerja_id: unit } });
  return (
    <AksiTable
      pemilik="pd"
      query={query}
      none="Perangkat daerah ini belum punya rencana aksi pada tahun ini"
    />
  );
}
