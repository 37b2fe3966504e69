import { defineDetail } from '../../resource/detail/detail-description';
import type { Row } from '../../resource/resource';
import { nomenklaturFacts } from '../nomenklatur/nomenklatur-facts';
import { kegiatan } from './kegiatan';

export const detail = defineDetail<Row<typeof kegiatan>>({
  resource: kegiatan,
  title: ({ nama }) => nama,
  children: ({ anak }) => anak,
  sections: [
    {
      title: 'Kegiatan',
      facts: (row) => [
        ...nomenklaturFacts(row),
        { term: 'Program', value: `${row.program.kode} ${row.program.nama}`, wide: true },
      ],
    },
  ],
});
