import { prepareDiagram } from './prepare-diagram';
import { DiagramPage } from './rapor-diagram';

export const prepare = prepareDiagram('sub-kegiatan');

/** `/rapor-kinerja/{triwulan}/diagram`: what a quarter achieved, explained and repaired. */
export const Page = () => (
  <DiagramPage
    jenis="sub-kegiatan"
    title="Diagram Rapor Kinerja"
    description="Sub kegiatan yang bertarget, mana yang tercapai, dan apa yang dilakukan bila belum."
  />
);
