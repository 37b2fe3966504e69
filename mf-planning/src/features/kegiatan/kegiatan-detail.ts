import { kegiatanEntity } from '@selaras/contracts';
import type { Row } from '@selaras/resource/core';
import { defineDetail } from '@selaras/resource/core';
import { detailPage, prepareDetail } from '@selaras/resource/detail';
import { planChildren } from '../../resource/plan-children';
import { nomenklaturFacts } from '../nomenklatur/nomenklatur-facts';
import { kegiatan } from './kegiatan';

export const detail = defineDetail<Row<typeof kegiatan>>({
  resource: kegiatan,
  title: ({ nama }) => nama,
  children: planChildren,
  sections: [
    {
      title: 'Kegiatan',
      facts: (row) => [
        ...nomenklaturFacts(row),
        {
          term: kegiatanEntity.fields.program_id.label,
          value: `${row.program.kode} ${row.program.nama}`,
          wide: true,
        },
      ],
    },
  ],
});

export const Page = detailPage(detail);
export const prepare = prepareDetail(detail);
