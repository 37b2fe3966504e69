import { type BabLkip, babLkipWords } from '@selaras/domain';

/** Pages of the report, and the chapters on each: the last has the closing chapter and the annexes too (domain §5). */
export const lkipPages = [
  { page: 'lkip.bab-1', label: 'Bab I', bab: ['I'] },
  { page: 'lkip.bab-2', label: 'Bab II', bab: ['II'] },
  { page: 'lkip.bab-3', label: 'Bab III', bab: ['III', 'IV', 'lampiran'] },
] as const satisfies readonly { page: string; label: string; bab: readonly BabLkip[] }[];
export type LkipPageId = (typeof lkipPages)[number]['page'];

/** What stands above a chapter; the annexes' one section is called as they are. */
export const judulBab = (bab: BabLkip): string =>
  bab === 'lampiran' ? 'Lampiran Laporan' : `Bab ${bab} ${babLkipWords[bab]}`;

/** The page on which a chapter is written. */
export const pageOfBab = (bab: BabLkip): LkipPageId =>
  (lkipPages.find((one) => (one.bab as readonly BabLkip[]).includes(bab)) ?? lkipPages[0]).page;

/** Id of a section on the page, by its code. */
export const idBagian = (kode: string): string => `bagian-${kode}`;
