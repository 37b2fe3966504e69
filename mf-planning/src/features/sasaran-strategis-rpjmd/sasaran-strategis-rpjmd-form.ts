import { optionQueries } from '@selaras/api-client';
import { sasaranStrategisRpjmdEntity } from '@selaras/contracts';
import { bidangLimaTahunan } from '@selaras/domain';
import type { Row } from '@selaras/resource/core';
import { defineForm, formFieldsOf, unitField } from '@selaras/resource/core';
import { formPage, prepareForm } from '@selaras/resource/form';
import { limaTahunanFirst, limaTahunanSections } from '../lima-tahunan/lima-tahunan-sections';
import { indikatorOfSasaran, mergeField } from './merge-field';
import { sasaranStrategisRpjmd } from './sasaran-strategis-rpjmd';

const { reference } = formFieldsOf(sasaranStrategisRpjmdEntity);

type SasaranRow = Row<typeof sasaranStrategisRpjmd>;

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
          known: ({ sasaran_strategis: { id, nomor, sasaran } }: SasaranRow) => ({
            value: id,
            label: `${nomor} ${sasaran}`,
          }),
        }),
        reference('indikator_sasaran_strategis_id', {
          after: { name: 'sasaran_strategis_id', words: 'Pilih sasaran strategis terlebih dahulu' },
          query: indikatorOfSasaran,
          known: ({ indikator_sasaran_strategis: { id, nomor, indikator } }: SasaranRow) => ({
            value: id,
            label: `${nomor} ${indikator}`,
          }),
        }),
        { ...unitField, label: sasaranStrategisRpjmdEntity.fields.satuan_kerja_id.label },
        mergeField,
      ],
    },
    ...limaTahunanSections,
  ],
});

export const Page = formPage(form);
export const prepare = prepareForm(form);
