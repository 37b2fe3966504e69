import { bidangLimaTahunan, statusTampilWords } from '@selaras/domain';
import type { Row } from '@selaras/resource/core';
import { defineForm, LIST_LIMIT, listChoices, unitField } from '@selaras/resource/core';
import { bayanganParts } from '../kinerja/kinerja-sections';
import { limaTahunanSections } from '../lima-tahunan/lima-tahunan-sections';
import { yearFaults } from '../lima-tahunan/lima-tahunan-value';
import {
  sasaranStrategisRpjmd,
  sasaranStrategisRpjmdChoice,
} from '../sasaran-strategis-rpjmd/sasaran-strategis-rpjmd';
import { sasaranStrategisPd } from './sasaran-strategis-pd';

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
        {
          kind: 'pick',
          name: 'sasaran_strategis_rpjmd_id',
          label: 'Sasaran strategis RPJMD',
          help: 'Sasaran kabupaten yang didukung sasaran ini.',
          limit: LIST_LIMIT,
          query: () => listChoices(sasaranStrategisRpjmd, {}, sasaranStrategisRpjmdChoice),
          known: ({ sasaran_strategis_rpjmd: induk }: Row<typeof sasaranStrategisPd>) => ({
            value: induk.id,
            label: `${induk.sasaran} — ${induk.indikator}`,
          }),
        },
      ],
    },
    {
      title: 'Sasaran',
      fields: [
        { kind: 'area', name: 'tujuan_pd', label: 'Tujuan perangkat daerah', required: false },
        { kind: 'area', name: 'sasaran_strategis_satker', label: 'Sasaran strategis' },
        { kind: 'area', name: 'iku', label: 'Indikator kinerja utama (IKU)' },
        { kind: 'switch', name: 'skp', label: 'Ditandai sebagai SKP', half: true },
        { kind: 'switch', name: 'is_kinerja_direktur_rsud', label: 'Kinerja direktur RSUD', half: true },
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
