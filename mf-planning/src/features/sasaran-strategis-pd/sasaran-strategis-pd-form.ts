import { sasaranStrategisPdEntity } from '@selaras/contracts';
import { bidangLimaTahunan } from '@selaras/domain';
import type { Row } from '@selaras/resource/core';
import { defineForm, formFieldsOf, LIST_LIMIT, listChoices, unitField } from '@selaras/resource/core';
import { formPage, prepareForm } from '@selaras/resource/form';
import { ofHospital } from '../../resource/of-hospital';
import { bayanganParts } from '../kinerja/measure-parts';
import { limaTahunanFirst, limaTahunanSections } from '../lima-tahunan/lima-tahunan-sections';
import { yearFaults } from '../lima-tahunan/lima-tahunan-value';
import {
  sasaranStrategisRpjmd,
  sasaranStrategisRpjmdChoice,
} from '../sasaran-strategis-rpjmd/sasaran-strategis-rpjmd';
import { komentarBeside } from '../validasi-perencanaan/komentar/komentar-beside';
import { givenSasaranRpjmd } from './given-sasaran-rpjmd';
import { sasaranStrategisPd } from './sasaran-strategis-pd';

const { own, reference } = formFieldsOf(sasaranStrategisPdEntity);

export const form = defineForm({
  resource: sasaranStrategisPd,
  Beside: komentarBeside('sasaran-strategis-pd'),
  groups: bidangLimaTahunan,
  first: ['tujuan_pd', ...limaTahunanFirst],
  check: yearFaults('iku'),
  parent: givenSasaranRpjmd,
  onward: async () =>
    (await import(/* webpackChunkName: "bagian-isian" */ '../../resource/plan-onward')).onwardOf(
      'sasaran-strategis-pd',
    ),
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
        { ...own('is_kinerja_direktur_rsud'), when: ofHospital('is_kinerja_direktur_rsud') },
      ],
    },
    ...limaTahunanSections,
    {
      title: 'Lainnya',
      fields: [own('definisi_operasional'), own('render_status'), ...bayanganParts],
    },
  ],
});

export const Page = formPage(form);
export const prepare = prepareForm(form);
