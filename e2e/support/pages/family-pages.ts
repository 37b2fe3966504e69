import type { Account } from '../accounts';

/** What a page may cost until it stands. */
interface PageLimits {
  /** Data that it may ask for. */
  readonly questions: number;
  /** Elements that it may have. */
  readonly nodes: number;
}

export interface FamilyPage {
  readonly address: string;
  readonly visitor: Account | null;
  readonly limits: PageLimits;
}

/** As many questions as a page needs, and a tenth more elements than it has. */
const page = (address: string, visitor: Account | null, limits: PageLimits): FamilyPage => ({
  address,
  visitor,
  limits,
});

/** A page of each family as the demo has it. */
export const familyPages: readonly FamilyPage[] = [
  page('/', null, { questions: 1, nodes: 1030 }),
  page('/public-display/display-makro/dashboard', null, { questions: 2, nodes: 1630 }),
  page('/dashboard', 'pemda', { questions: 6, nodes: 2000 }),
  page('/kinerja-program', 'dinkes', { questions: 5, nodes: 960 }),
  page('/kinerja-program/create', 'dinkes', { questions: 9, nodes: 880 }),
  page('/kamus-indikator', 'dinkes', { questions: 5, nodes: 1620 }),
  page('/validasi-perencanaan/1012', 'val_rencana1', { questions: 8, nodes: 360 }),
  page('/display-makro/capaian-kinerja-kegiatan', 'super', { questions: 5, nodes: 1520 }),
  page('/display-mikro/rkt', 'dinkes', { questions: 6, nodes: 980 }),
  page('/display-mikro/cascading', 'dinkes', { questions: 5, nodes: 980 }),
  page('/lke/rekap-pd', 'super', { questions: 5, nodes: 1280 }),
  page('/rapor-kinerja/1/rank', 'super', { questions: 5, nodes: 1100 }),
  page('/lkip/bab-3', 'pemda', { questions: 11, nodes: 4910 }),
  page('/tim-kerja', 'super', { questions: 5, nodes: 1080 }),
];

/** Nothing of the page is on its way, and nothing stands in the place of something. */
export const STANDS = 'html[data-loading="false"]:not(:has([data-awaited])) main h1';
