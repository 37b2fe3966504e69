import { referensiEntity } from '@selaras/contracts';
import type { Row } from '@selaras/resource/core';
import { datesOf, defineDetail, viewsOf } from '@selaras/resource/core';
import { detailPage, prepareDetail } from '@selaras/resource/detail';
import { dibukaWords } from './dibuka-words';
import { referensi } from './referensi';

const { fact } = viewsOf(referensiEntity);
const dates = datesOf(referensiEntity);

export const detail = defineDetail<Row<typeof referensi>>({
  resource: referensi,
  title: ({ nama }) => nama,
  sections: [
    {
      title: 'Batas waktu',
      facts: (row) => [
        fact(row, 'kode'),
        { ...dates.fact(row, 'mulai_date'), value: dibukaWords(row) },
        dates.fact(row, 'nilai_date'),
        { term: 'Tahun', value: row.tahun },
        fact(row, 'nilai_text'),
      ],
    },
  ],
});

export const Page = detailPage(detail);
export const prepare = prepareDetail(detail);
