import { DisplayFrame } from '../../frame/display-frame';
import { TerintegrasiTable } from './late-terintegrasi-table';

/** `/public-display/display-mikro/rencana-aksi-terintegrasi`: the combined plan of a unit. */
export function Page() {
  return (
    <DisplayFrame description="Rencana satu perangkat daerah dari IKU sampai langkah aksi, dengan target tiap triwulan.">
      {(unit) => <TerintegrasiTable unit={unit} part="rencana" />}
    </DisplayFrame>
  );
}
