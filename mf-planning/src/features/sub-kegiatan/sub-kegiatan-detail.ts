import { defineDetail } from '../../resource/detail/detail-description';
import type { Row } from '../../resource/resource';
import { nomenklaturFacts } from '../nomenklatur/nomenklatur-facts';
import { subKegiatan } from './sub-kegiatan';

export const detail = defineDetail<Row<typeof subKegiatan>>({
  resource: subKegiatan,
  title: ({ nama }) => nama,
  children: ({ anak }) => anak,
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
