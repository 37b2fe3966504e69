import { useLocation } from '@selaras/portal';
import { panelPlaces } from '@selaras/resource/core';
import { latePart, Skeleton } from '@selaras/ui';
import type { RencanaAksiView } from './panel-address';
import type { LevelRencanaAksi } from './panel-props';

const inItsPlace = () => <Skeleton height="60vh" />;

/* Each view is a part of its own: who looks at a list has no use for a form. */
const PlanPanel = latePart(async () => (await import('./plan-panel')).PlanPanel, inItsPlace);
const RealisasiPanel = latePart(async () => (await import('./realisasi-panel')).RealisasiPanel, inItsPlace);
const DetailPanel = latePart(async () => (await import('./detail-panel')).DetailPanel, inItsPlace);
const PrintPanel = latePart(async () => (await import('./print-panel')).PrintPanel, inItsPlace);

interface RencanaAksiPanelProps {
  level: LevelRencanaAksi;
  panel: Exclude<RencanaAksiView, { kind: 'daftar' }>;
}

/** What stands in the place of the list; saving and leaving lead back to the list as it stood. */
export function RencanaAksiPanel({ level, panel }: RencanaAksiPanelProps) {
  const { pathname, search } = useLocation();
  const common = { level, back: panelPlaces.list(pathname + search) };
  switch (panel.kind) {
    case 'cetak':
      return <PrintPanel {...common} />;
    case 'baru':
      return <PlanPanel {...common} id={null} />;
    case 'ubah':
      return <PlanPanel {...common} id={panel.id} />;
    case 'realisasi':
      return <RealisasiPanel {...common} id={panel.id} />;
    case 'lihat':
      return <DetailPanel {...common} id={panel.id} />;
  }
}
