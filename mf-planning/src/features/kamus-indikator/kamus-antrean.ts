import { tingkatPohonWords } from '@selaras/domain';
import { unitFilter } from '@selaras/resource/core';
import { bappedaQueuePage } from '../validasi-bappeda/bappeda-queue';
import { putusanFilters } from '../validasi-bappeda/putusan';
import { type Kamus, kamusSections, putusanFacts } from './kamus-facts';
import { kamusIndikatorEndpoints } from './kamus-indikator';
import { levelOptions } from './kamus-words';

/** `/kamus-indikator-validasi-bappeda`: entries of the dictionary to be judged (spec 2 §2.2). */
export const Page = bappedaQueuePage<Kamus>({
  title: 'Validasi Kamus Indikator',
  description: 'Periksa arti, rumus dan kesesuaian indikator dengan versi kementerian, lalu putuskan.',
  sebutan: 'kamus indikator',
  endpoints: kamusIndikatorEndpoints,
  file: 'validasi-kamus-indikator',
  sort: { column: 'indikator', descending: false },
  filters: [unitFilter, { name: 'level', label: 'Tingkat', options: levelOptions }, ...putusanFilters],
  columns: [
    { id: 'definisi', title: 'Definisi', value: ({ definisi }) => definisi, minWidth: '220px' },
    { id: 'satuan', title: 'Satuan', value: ({ satuan }) => satuan },
    {
      id: 'level',
      title: 'Tingkat',
      value: ({ level }) => tingkatPohonWords[level],
      sortable: true,
      minWidth: '120px',
    },
  ],
  sections: kamusSections,
  verdictOf: putusanFacts,
});
