import type { Row } from '@selaras/resource/core';
import { defineDetail } from '@selaras/resource/core';
import { planChildren } from '../../resource/plan-children';
import { nomenklaturFacts } from '../nomenklatur/nomenklatur-facts';
import { subKegiatan } from './sub-kegiatan';

export const detail = defineDetail<Row<typeof subKegiatan>>({
  resource: subKegiatan,
  title: ({ nama }) => nama,
  children: planChildren,
  sections: [
    {
      title: 'Sub kegiatan',
      facts: (row) => [
        ...nomenklaturFacts(row),
        { term: 'Kegiatan', value: `${row.kegiatan.kode} ${row.kegiatan.nama}`, wide: true },
        { term: 'Indikator Kemendagri', value: row.indikator_kemendagri, wide: true },
        { term: 'Satuan Kemendagri', value: row.satuan_kemendagri },
      ],
    },
  ],
});
