import { NEW, PANEL, type Panel, panelAddress, readPanel } from '@selaras/resource/core';

/** Search parameter that says whose plan is shown. */
export const TAB = 'tab';

const PRINT = 'cetak';
const views = { whole: [NEW, PRINT], ofRow: ['lihat', 'ubah', 'realisasi'] } as const;

/** What stands on the page: the list, the list as paper, a new action, one action or the report of its quarters. */
export type RencanaAksiView = Panel<(typeof views.whole)[number], (typeof views.ofRow)[number]>;

export const readView = (address: URLSearchParams): RencanaAksiView => readPanel(address.get(PANEL), views);

/** The list, with its filters, as paper. */
export const printAddress = (here: string): string => panelAddress(here, PRINT);
