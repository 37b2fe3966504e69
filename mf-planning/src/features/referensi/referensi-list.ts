import { formatDate } from '@selaras/domain';
import type { ListRow } from '@selaras/resource/core';
import { defineList } from '@selaras/resource/core';
import { listPage, prepareList } from '@selaras/resource/list';
import { kodeWords, referensi } from './referensi';

export const list = defineList<ListRow<typeof referensi>>({
  resource: referensi,
  description: 'Tanggal penutupan pengisian; batasnya pukul 00.00 WIB pada awal tanggal itu.',
  sort: { column: 'kode', descending: false },
  filters: [],
  columns: [
    { id: 'nama', title: 'Nama', value: ({ nama }) => nama, sortable: true, minWidth: '220px' },
    { id: 'kode', title: 'Berlaku untuk', value: ({ kode }) => kodeWords(kode), sortable: true },
    {
      id: 'nilai_date',
      title: 'Tanggal',
      value: ({ nilai_date }) => formatDate(nilai_date),
      sortable: true,
    },
    { id: 'nilai_text', title: 'Catatan', value: ({ nilai_text }) => nilai_text, minWidth: '200px' },
  ],
});

export const Page = listPage(list);
export const prepare = prepareList(list);
