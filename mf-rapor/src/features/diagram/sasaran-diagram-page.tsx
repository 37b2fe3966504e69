import { prepareDiagram } from './prepare-diagram';
import { DiagramPage } from './rapor-diagram';

export const prepare = prepareDiagram('sasaran-pd');

/** `/rapor-kinerja-sasaran-strategis-pd/{triwulan}/diagram`: the same of key indicators by their action plans. */
export const Page = () => (
  <DiagramPage
    jenis="sasaran-pd"
    title="Diagram Rapor Sasaran Strategis PD"
    description="IKU perangkat daerah menurut rencana aksinya: tuntas bila setiap aksi yang bertarget tercapai."
  />
);
