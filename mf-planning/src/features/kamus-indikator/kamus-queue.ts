import { kamusIndikatorEntity } from '@selaras/contracts';
import { unitFilter, viewsOf } from '@selaras/resource/core';
import { bappedaQueuePage } from '../validasi-bappeda/bappeda-queue';
import { putusanFilters } from '../validasi-bappeda/putusan';
import { type Kamus, kamusSections, putusanFacts } from './kamus-facts';
import { kamusIndikatorEndpoints } from './kamus-indikator';

const { column, filter } = viewsOf(kamusIndikatorEntity);

/** `/kamus-indikator-validasi-bappeda`: entries of the dictionary to be judged (spec 2 §2.2). */
export const Page = bappedaQueuePage<Kamus>({
  title: 'Validasi Kamus Indikator',
  description: 'Periksa arti, rumus dan kesesuaian indikator dengan versi kementerian, lalu putuskan.',
  sebutan: 'kamus indikator',
  endpoints: kamusIndikatorEndpoints,
  file: 'validasi-kamus-indikator',
  sort: { column: 'indikator', descending: false },
  filters: [unitFilter, filter('level'), ...putusanFilters],
  columns: [
    column('definisi', { minWidth: '220px' }),
    column('satuan'),
    column('level', { sortable: true, minWidth: '120px' }),
  ],
  sections: kamusSections,
  verdictOf: putusanFacts,
});
