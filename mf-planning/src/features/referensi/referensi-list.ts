import { referensiEntity } from '@selaras/contracts';
import { timeZone } from '@selaras/domain';
import type { ListRow } from '@selaras/resource/core';
import { datesOf, defineList, viewsOf } from '@selaras/resource/core';
import { listPage, prepareList } from '@selaras/resource/list';
import { dibukaWords } from './dibuka-words';
import { referensi } from './referensi';

const { column } = viewsOf(referensiEntity);
const dates = datesOf(referensiEntity);

export const list = defineList<ListRow<typeof referensi>>({
  resource: referensi,
  description: `Kapan pengisian dibuka dan ditutup, masing-masing pukul 00.00 ${timeZone().code} pada awal tanggalnya.`,
  sort: { column: 'kode', descending: false },
  filters: [],
  columns: [
    column('nama', { sortable: true, minWidth: '220px' }),
    column('kode', { sortable: true }),
    dates.column('mulai_date', { sortable: true, cell: dibukaWords }),
    dates.column('nilai_date', { sortable: true }),
    column('nilai_text', { minWidth: '200px' }),
  ],
});

export const Page = listPage(list);
export const prepare = prepareList(list);
