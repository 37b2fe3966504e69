import { formatDate } from '@selaras/domain';
import type { Row } from '@selaras/resource/core';
import { defineDetail } from '@selaras/resource/core';
import { detailPage } from '@selaras/resource/detail';
import { kodeWords, referensi } from './referensi';

export const detail = defineDetail<Row<typeof referensi>>({
  resource: referensi,
  title: ({ nama }) => nama,
  sections: [
    {
      title: 'Batas waktu',
      facts: (row) => [
        { term: 'Berlaku untuk', value: kodeWords(row.kode) },
        { term: 'Tanggal', value: formatDate(row.nilai_date) },
        { term: 'Tahun', value: row.tahun },
        { term: 'Catatan', value: row.nilai_text, wide: true },
      ],
    },
  ],
});

export const Page = detailPage(detail);
