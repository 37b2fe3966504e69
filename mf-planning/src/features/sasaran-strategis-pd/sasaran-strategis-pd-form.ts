import { sasaranStrategisPdEntity } from '@selaras/contracts';
import { bidangLimaTahunan, statusTampilWords } from '@selaras/domain';
import type { Row } from '@selaras/resource/core';
import { defineForm, formFieldsOf, LIST_LIMIT, listChoices, unitField } from '@selaras/resource/core';
import { formPage } from '@selaras/resource/form';
import { bayanganParts } from '../kinerja/kinerja-sections';
import { limaTahunanSections } from '../lima-tahunan/lima-tahunan-sections';
import { yearFaults } from '../lima-tahunan/lima-tahunan-value';
import {
  sasaranStrategisRpjmd,
  sasaranStrategisRpjmdChoice,
} from '../sasaran-strategis-rpjmd/sasaran-strategis-rpjmd';
import { sasaranStrategisPd } from './sasaran-strategis-pd';

const { own, reference } = formFieldsOf(sasaranStrategisPdEntity);

/** As most goals are comes first. */
const tampilOptions = (['1', '0', 'hide'] as const).map((value) => ({
  value,
  label: statusTampilWords[value],
}));

export const form = defineForm({
  resource: sasaranStrategisPd,
  groups: bidangLimaTahunan,
  check: yearFaults('iku'),
  sections: [
    {
      title: 'Induk',
      fields: [
        unitField,
        reference('sasaran_strategis_rpjmd_id', {
          limit: LIST_LIMIT,
          query: () => listChoices(sasaranStrategisRpjmd, {}, sasaranStrategisRpjmdChoice),
          known: ({ sasaran_strategis_rpjmd: induk }: Row<typeof sasaranStrategisPd>) => ({
            value: induk.id,
            label: `${induk.sasaran} — ${induk.indikator}`,
          }),
        }),
      ],
    },
    {
      title: 'Sasaran',
      fields: [
        own('tujuan_pd'),
        own('sasaran_strategis_satker'),
        own('iku'),
        own('skp'),
        own('is_kinerja_direktur_rsud'),
      ],
    },
    ...limaTahunanSections,
    {
      title: 'Lainnya',
      fields: [
        {
          kind: 'text',
          name: 'definisi_operasional',
          label: 'Tautan dokumen definisi operasional',
          required: false,
          help: 'Alamat yang diawali https://.',
        },
        {
          kind: 'choice',
          name: 'render_status',
          label: 'Tampil di diagram',
          half: true,
          initial: '1',
          options: tampilOptions,
        },
        ...bayanganParts,
      ],
    },
  ],
});

export const Page = formPage(form);
