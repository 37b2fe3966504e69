import { optionQueries } from '@selaras/api-client';
import { subKegiatanEntity } from '@selaras/contracts';
import type { Row } from '@selaras/resource/core';
import { afterUnit, defineForm, formFieldsOf, unitField, unitScope } from '@selaras/resource/core';
import { formPage, prepareForm } from '@selaras/resource/form';
import { nomenklaturChoice } from '../nomenklatur/nomenklatur-choice';
import { nomenklaturFields } from '../nomenklatur/nomenklatur-fields';
import { subKegiatan } from './sub-kegiatan';

const { reference, own } = formFieldsOf(subKegiatanEntity);

export const form = defineForm({
  resource: subKegiatan,
  sections: [
    {
      title: 'Sub kegiatan',
      fields: [
        { ...unitField, empties: ['kegiatan_id'] },
        reference('kegiatan_id', {
          after: afterUnit,
          query: (values) => (search) => optionQueries.kegiatan({ ...unitScope(values), ...search }),
          known: ({ kegiatan }: Row<typeof subKegiatan>) => nomenklaturChoice(kegiatan),
        }),
        ...nomenklaturFields(subKegiatanEntity),
      ],
    },
    {
      title: 'Kemendagri',
      help: 'Ditetapkan dengan keputusan menteri untuk sub kegiatan ini.',
      fields: [own('indikator_kemendagri'), own('satuan_kemendagri')],
    },
  ],
});

export const Page = formPage(form);
export const prepare = prepareForm(form);
