import { DisplayFrame } from '../../frame/display-frame';
import { TerintegrasiTable } from './late-terintegrasi-table';

/** `/public-display/display-mikro/realisasi-rencana-aksi-terintegrasi`: the combined plan with what came of it. */
export function Page() {
  return (
    <DisplayFrame description="Realisasi tiap triwulan satu perangkat daerah dari IKU sampai langkah aksi.">
      {(unit) => <TerintegrasiTable unit={unit} part="realisasi" />}
    </DisplayFrame>
  );
}
