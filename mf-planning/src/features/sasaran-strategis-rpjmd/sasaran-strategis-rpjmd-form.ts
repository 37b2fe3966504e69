import { optionQueries } from '@selaras/api-client';
import { bidangLimaTahunan } from '@selaras/domain';
import { defineForm, unitField } from '@selaras/resource/core';
import { formPage } from '@selaras/resource/form';
import { limaTahunanSections } from '../lima-tahunan/lima-tahunan-sections';
import { indikatorOfSasaran, mergeField } from './merge-field';
import { sasaranStrategisRpjmd } from './sasaran-strategis-rpjmd';

export const form = defineForm({
  resource: sasaranStrategisRpjmd,
  groups: bidangLimaTahunan,
  sections: [
    {
      title: 'Sasaran dan indikator',
      fields: [
        {
          kind: 'pick',
          name: 'sasaran_strategis_id',
          label: 'Sasaran strategis',
          help: 'Sasaran dari visi, misi dan tujuan RPJMD.',
          empties: ['indikator_sasaran_strategis_id'],
          query: () => (search) => optionQueries.sasaranStrategis(search),
        },
        {
          kind: 'pick',
          name: 'indikator_sasaran_strategis_id',
          label: 'Indikator kinerja utama Bupati',
          after: { name: 'sasaran_strategis_id', words: 'Pilih sasaran strategis terlebih dahulu' },
          query: indikatorOfSasaran,
        },
        { ...unitField, label: 'Perangkat daerah pengampu' },
        mergeField,
      ],
    },
    ...limaTahunanSections,
  ],
});

export const Page = formPage(form);
