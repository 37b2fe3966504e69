import { allTriwulan } from '../words/triwulan';

/** Constants of the diagram and its modals (spec 1 §9). The page size stands with the paged answers in contracts. */
export const diagramConstants = {
  /** Quarters of a year, TW 1 to 4. */
  triwulan: allTriwulan,
  /** Levels of the tree shown when nothing else is configured. */
  treeDepth: 5,
  zoom: { min: 1, max: 40 },
  exportPixelRatio: { default: 1, step: 0.1 },
  /** A node found through a modal: when its highlight starts and how long it stays, milliseconds. */
  highlight: { delayMs: 500, durationMs: 15_800 },
  /** Latest moments at which boxes of a level get equal width, then equal height (default type only). */
  equalSize: { widthAfterMs: 1000, heightAfterMs: 1500 },
  /** Achievement in percent from which a performance counts as achieved. */
  capaianThreshold: 100,
  toastMs: 5000,
  /** Below this width the sidebar collapses when a link is clicked, CSS pixels. */
  smallScreenPx: 992,
  /** The one indicator whose comparison with the national value is fixed. */
  fixedComparison: { indikatorId: 3, selisih: 1.74 },
  /** Loading indicators stay visible at least this long. */
  loadingMinMs: 200,
} as const;

/** Constants of the shell (spec 2 §9). */
export const shellConstants = {
  /** Lifetime of the auth cookie when 'remember' is chosen; otherwise it ends with the browser's session. */
  rememberDays: 365,
  selectableYears: [2024, 2025],
  defaultYear: 2024,
  periodStartYears: [2019, 2024],
  basePeriodStartYear: 2019,
  periodLength: 5,
  /** Automatic filling of performance applies from this year on. */
  autoFillFromYear: 2023,
  /** After a chunk failed the page reloads at most once in this time. */
  reloadGuardMs: 60_000,
  loadingBar: { throttleMs: 200, durationMs: 5000, hideAfterMs: 500 },
  countDownTickMs: 1000,
  smallScreenPx: diagramConstants.smallScreenPx,
} as const;
