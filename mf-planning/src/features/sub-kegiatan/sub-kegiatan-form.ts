import { optionQueries } from '@selaras/api-client';
import type { Row } from '@selaras/resource/core';
import { defineForm } from '@selaras/resource/core';
import { nomenklaturFields } from '../nomenklatur/nomenklatur-fields';
import { afterUnit, unitField, unitScope } from '../satuan-kerja/unit-field';
import { subKegiatan } from './sub-kegiatan';

export const form = defineForm({
  resource: subKegiatan,
  sections: [
    {
      title: 'Sub kegiatan',
      fields: [
        { ...unitField, empties: ['kegiatan_id'] },
        {
          kind: 'pick',
          name: 'kegiatan_id',
          label: 'Kegiatan',
          help: 'Kode sub kegiatan diawali kode kegiatannya.',
          after: afterUnit,
          query: (values) => (search) => optionQueries.kegiatan({ ...unitScope(values), ...search }),
          known: ({ kegiatan }: Row<typeof subKegiatan>) => ({
            value: kegiatan.id,
            label: `${kegiatan.kode} ${kegiatan.nama}`,
          }),
        },
        ...nomenklaturFields('1.02.02.2.02.0001'),
      ],
    },
    {
      title: 'Kemendagri',
      help: 'Ditetapkan dengan keputusan menteri untuk sub kegiatan ini.',
      fields: [
        { kind: 'area', name: 'indikator_kemendagri', label: 'Indikator Kemendagri', required: false },
        {
          kind: 'text',
          name: 'satuan_kemendagri',
          label: 'Satuan Kemendagri',
          half: true,
          required: false,
          maxLength: 100,
        },
      ],
    },
  ],
});
