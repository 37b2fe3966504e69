import { optionQueries } from '@selaras/api-client';
import { bidangKinerja } from '@selaras/domain';
import type { Row } from '@selaras/resource/core';
import { afterUnit, defineForm, unitField, unitScope } from '@selaras/resource/core';
import { isianTahunLalu } from '../kinerja/isian-tahun-lalu';
import { chosenId, kinerjaChoices } from '../kinerja/kinerja-choices';
import { kinerjaFormSections } from '../kinerja/kinerja-form-sections';
import { figureFaults } from '../kinerja/kinerja-value';
import { kinerjaSubKegiatan, kinerjaSubKegiatanEndpoints } from './kinerja-sub-kegiatan';

type KinerjaSubKegiatanRow = Row<typeof kinerjaSubKegiatan>;

export const form = defineForm({
  resource: kinerjaSubKegiatan,
  groups: bidangKinerja,
  check: figureFaults,
  autofill: isianTahunLalu(
    kinerjaSubKegiatanEndpoints.isian,
    'sub_kegiatan_id',
    'Pilih sub kegiatan atau tulis indikatornya dahulu.',
  ),
  sections: [
    {
      title: 'Induk',
      fields: [
        {
          ...unitField,
          empties: ['kinerja_kegiatan_id', 'sub_kegiatan_id', 'struktur_organisasi_id', 'tim_kerja_id'],
        },
        {
          kind: 'pick',
          name: 'kinerja_kegiatan_id',
          label: 'Kinerja kegiatan',
          help: 'Kinerja kegiatan yang didukung sub kegiatan ini.',
          after: afterUnit,
          query: kinerjaChoices('kinerja-kegiatan'),
          known: ({ kinerja_kegiatan: induk }: KinerjaSubKegiatanRow) => ({
            value: induk.id,
            label: induk.indikator,
          }),
        },
        {
          kind: 'pick',
          name: 'sub_kegiatan_id',
          label: 'Sub kegiatan',
          required: false,
          after: afterUnit,
          query: (values) => (search) =>
            optionQueries.subKegiatan(unitScope(values).satuan_kerja_id ?? 0, {
              ...chosenId(values, 'kinerja_kegiatan_id'),
              ...search,
            }),
        },
        {
          kind: 'area',
          name: 'indikator_kemendagri',
          label: 'Indikator Kemendagri',
          required: false,
          help: 'Bila dikosongkan, terisi dari nomenklatur sub kegiatan yang dipilih.',
        },
        {
          kind: 'switch',
          name: 'is_external',
          label: 'Kinerja eksternal',
          help: 'Penerima manfaatnya di luar pemerintah.',
        },
      ],
    },
    ...kinerjaFormSections(kinerjaSubKegiatan, 'kinerja-sub-kegiatan'),
  ],
});
