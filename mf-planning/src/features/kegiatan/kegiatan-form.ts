import { optionQueries } from '@selaras/api-client';
import { kegiatanEntity } from '@selaras/contracts';
import type { Row } from '@selaras/resource/core';
import { afterUnit, defineForm, formFieldsOf, unitField, unitScope } from '@selaras/resource/core';
import { formPage, prepareForm } from '@selaras/resource/form';
import { nomenklaturChoice } from '../nomenklatur/nomenklatur-choice';
import { nomenklaturFields } from '../nomenklatur/nomenklatur-fields';
import { kegiatan } from './kegiatan';

const { reference } = formFieldsOf(kegiatanEntity);

export const form = defineForm({
  resource: kegiatan,
  sections: [
    {
      title: 'Kegiatan',
      fields: [
        { ...unitField, empties: ['program_id'] },
        reference('program_id', {
          after: afterUnit,
          query: (values) => (search) => optionQueries.program({ ...unitScope(values), ...search }),
          known: ({ program }: Row<typeof kegiatan>) => nomenklaturChoice(program),
        }),
        ...nomenklaturFields(kegiatanEntity),
      ],
    },
  ],
});

export const Page = formPage(form);
export const prepare = prepareForm(form);
