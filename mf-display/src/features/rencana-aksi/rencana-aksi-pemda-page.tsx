import { DisplayFrame } from '../../frame/display-frame';
import { ofRegency, prepareDisplay } from '../../frame/prepare-display';
import { useDisplay } from '../../frame/use-display';
import { AksiTable } from './aksi-table';
import { rencanaAksiKabupaten } from './rencana-aksi-endpoints';

export const prepare = prepareDisplay(rencanaAksiKabupaten, ofRegency);

/** `/display-makro/rencana-aksi` and its public twin: the regent's plan by quarter and what came of it. */
export function Page() {
  const query = useDisplay(rencanaAksiKabupaten, {});
  return (
    <DisplayFrame description="Rencana aksi Bupati dan realisasinya tiap triwulan.">
      <AksiTable pemilik="kabupaten" query={query} none="Belum ada rencana aksi kabupaten pada tahun ini" />
    </DisplayFrame>
  );
}
