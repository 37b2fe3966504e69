import type { Row } from '@selaras/resource/core';
import { defineDetail } from '@selaras/resource/core';
import { detailPage, prepareDetail } from '@selaras/resource/detail';
import { earlierSection } from '../lima-tahunan/earlier-section';
import { visiMisiRpjmd } from './visi-misi-rpjmd';
import { VisiTree } from './visi-tree';

export const detail = defineDetail<Row<typeof visiMisiRpjmd>>({
  resource: visiMisiRpjmd,
  title: ({ visi }) => visi,
  sections: [
    {
      title: 'Periode',
      facts: ({ tahun_mulai }) => [{ term: 'Tahun', value: `${tahun_mulai}–${tahun_mulai + 4}` }],
    },
    earlierSection(),
    { title: 'Misi, tujuan dan sasaran', draw: (row) => <VisiTree {...row} /> },
  ],
});

export const Page = detailPage(detail);
export const prepare = prepareDetail(detail);
