import type { RapatItem } from './rapat-list';

/** Names in addresses that a reader knows; the others are said as they are. */
const words: Readonly<Record<string, string>> = {
  satuan_kerja_id: 'satuan kerja',
  q: 'cari',
  page: 'halaman',
  urut: 'urutan',
};

/** What was chosen on a page, to tell two of the same name apart; empty when nothing was. */
export const selectionWords = (selection: RapatItem['selection']): string =>
  Object.entries(selection)
    .map(([name, value]) => `${words[name] ?? name.replaceAll('_', ' ')}: ${value}`)
    .join(' · ');
