import { optionQueries } from '@selaras/api-client';
import { bidangLimaTahunan } from '@selaras/domain';
import { defineForm } from '../../resource/form/form-description';
import { limaTahunanSections } from '../lima-tahunan/lima-tahunan-sections';
import { unitField } from '../satuan-kerja/unit-field';
import { mergeField } from './merge-field';
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
          query: () => (search) => optionQueries.sasaranStrategis(search),
        },
        {
          kind: 'pick',
          name: 'indikator_sasaran_strategis_id',
          label: 'Indikator kinerja utama Bupati',
          query: () => (search) => optionQueries.indikatorSasaranStrategis(search),
        },
        { ...unitField, label: 'Perangkat daerah pengampu' },
        mergeField,
      ],
    },
    ...limaTahunanSections,
  ],
});
