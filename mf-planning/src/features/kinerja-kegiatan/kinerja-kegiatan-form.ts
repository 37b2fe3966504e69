import { optionQueries } from '@selaras/api-client';
import { bidangKinerja } from '@selaras/domain';
import type { Row } from '@selaras/resource/core';
import { afterUnit, defineForm, unitField, unitScope } from '@selaras/resource/core';
import { isianTahunLalu } from '../kinerja/isian-tahun-lalu';
import { chosenId, kinerjaChoices } from '../kinerja/kinerja-choices';
import { delegasiField, kinerjaFormSections } from '../kinerja/kinerja-form-sections';
import { figureFaults } from '../kinerja/kinerja-value';
import { kinerjaKegiatan, kinerjaKegiatanEndpoints } from './kinerja-kegiatan';

type KinerjaKegiatanRow = Row<typeof kinerjaKegiatan>;

export const form = defineForm({
  resource: kinerjaKegiatan,
  groups: bidangKinerja,
  check: figureFaults,
  autofill: isianTahunLalu(
    kinerjaKegiatanEndpoints.isian,
    'kegiatan_id',
    'Pilih kegiatan atau tulis indikatornya dahulu.',
  ),
  sections: [
    {
      title: 'Induk',
      fields: [
        {
          ...unitField,
          empties: ['kinerja_program_id', 'kegiatan_id', 'struktur_organisasi_id', 'tim_kerja_id'],
        },
        {
          kind: 'pick',
          name: 'kinerja_program_id',
          label: 'Kinerja program',
          help: 'Kinerja program yang didukung kegiatan ini.',
          after: afterUnit,
          query: kinerjaChoices('kinerja-program'),
          known: ({ kinerja_program: induk }: KinerjaKegiatanRow) => ({
            value: induk.id,
            label: induk.indikator,
          }),
        },
        {
          kind: 'pick',
          name: 'kegiatan_id',
          label: 'Kegiatan',
          required: false,
          after: afterUnit,
          query: (values) => (search) =>
            optionQueries.kegiatan({
              ...unitScope(values),
              ...chosenId(values, 'kinerja_program_id'),
              ...search,
            }),
        },
      ],
    },
    ...kinerjaFormSections(kinerjaKegiatan, 'kinerja-kegiatan', [delegasiField]),
  ],
});
