import { optionQueries } from '@selaras/api-client';
import type { Row } from '@selaras/resource/core';
import { defineForm } from '@selaras/resource/core';
import { nomenklaturFields } from '../nomenklatur/nomenklatur-fields';
import { afterUnit, unitField, unitScope } from '../satuan-kerja/unit-field';
import { kegiatan } from './kegiatan';

export const form = defineForm({
  resource: kegiatan,
  sections: [
    {
      title: 'Kegiatan',
      fields: [
        { ...unitField, empties: ['program_id'] },
        {
          kind: 'pick',
          name: 'program_id',
          label: 'Program',
          help: 'Kode kegiatan diawali kode programnya.',
          after: afterUnit,
          query: (values) => (search) => optionQueries.program({ ...unitScope(values), ...search }),
          known: ({ program }: Row<typeof kegiatan>) => ({
            value: program.id,
            label: `${program.kode} ${program.nama}`,
          }),
        },
        ...nomenklaturFields('1.02.02.2.02'),
      ],
    },
  ],
});
