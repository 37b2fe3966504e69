import { optionQueries } from '@selaras/api-client';
import { sasaranStrategisRpjmdEntity } from '@selaras/contracts';
import { bidangLimaTahunan } from '@selaras/domain';
import { defineForm, formFieldsOf, unitField } from '@selaras/resource/core';
import { formPage } from '@selaras/resource/form';
import { limaTahunanFirst, limaTahunanSections } from '../lima-tahunan/lima-tahunan-sections';
import { indikatorOfSasaran, mergeField } from './merge-field';
import { sasaranStrategisRpjmd } from './sasaran-strategis-rpjmd';

const { reference } = formFieldsOf(sasaranStrategisRpjmdEntity);

export const form = defineForm({
  resource: sasaranStrategisRpjmd,
  groups: bidangLimaTahunan,
  first: limaTahunanFirst,
  sections: [
    {
      title: 'Sasaran dan indikator',
      fields: [
        reference('sasaran_strategis_id', {
          empties: ['indikator_sasaran_strategis_id'],
          query: () => (search) => optionQueries.sasaranStrategis(search),
        }),
        reference('indikator_sasaran_strategis_id', {
          after: { name: 'sasaran_strategis_id', words: 'Pilih sasaran strategis terlebih dahulu' },
          query: indikatorOfSasaran,
        }),
        { ...unitField, label: sasaranStrategisRpjmdEntity.fields.satuan_kerja_id.label },
        mergeField,
      ],
    },
    ...limaTahunanSections,
  ],
});

export const Page = formPage(form);
