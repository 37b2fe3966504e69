import { subKegiatanEntity } from '@selaras/contracts';
import type { Row } from '@selaras/resource/core';
import { defineDetail, viewsOf } from '@selaras/resource/core';
import { detailPage, prepareDetail } from '@selaras/resource/detail';
import { planChildren } from '../../resource/plan-children';
import { nomenklaturFacts } from '../nomenklatur/nomenklatur-facts';
import { subKegiatan } from './sub-kegiatan';

const { fact } = viewsOf(subKegiatanEntity);

export const detail = defineDetail<Row<typeof subKegiatan>>({
  resource: subKegiatan,
  title: ({ nama }) => nama,
  children: planChildren,
  sections: [
    {
      title: 'Sub kegiatan',
      facts: (row) => [
        ...nomenklaturFacts(row),
        {
          term: subKegiatanEntity.fields.kegiatan_id.label,
          value: `${row.kegiatan.kode} ${row.kegiatan.nama}`,
          wide: true,
        },
        fact(row, 'indikator_kemendagri'),
        fact(row, 'satuan_kemendagri'),
      ],
    },
  ],
});

export const Page = detailPage(detail);
export const prepare = prepareDetail(detail);
