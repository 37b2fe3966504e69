import { kamusIndikatorFungsionalEntity } from '@selaras/contracts';
import { defineForm, formFieldsOf, unitField } from '@selaras/resource/core';
import { manyField } from '@selaras/resource/form';
import { kinerjaChoices } from '../kinerja/kinerja-choices';
import { jabatanField } from './jabatan-field';
import { type KamusFungsionalRow, kamusFungsional, SUB_KEGIATAN } from './kamus-fungsional';

const { own } = formFieldsOf(kamusIndikatorFungsionalEntity);

export const form = defineForm({
  resource: kamusFungsional,
  sections: [
    {
      title: 'Keluaran',
      fields: [
        unitField,
        jabatanField,
        own('indikator'),
        { ...own('satuan'), maxLength: 100 },
        own('keterangan'),
      ],
    },
    {
      title: 'Sub kegiatan',
      fields: [
        manyField({
          name: 'kinerja_sub_kegiatan_ids',
          label: SUB_KEGIATAN,
          help: 'Kinerja sub kegiatan satuan kerja ini pada tahun yang sama.',
          placeholder: 'Tambah sub kegiatan...',
          query: kinerjaChoices('kinerja-sub-kegiatan'),
          chosen: ({ kinerja_sub_kegiatan }: KamusFungsionalRow) =>
            kinerja_sub_kegiatan.map(({ id, indikator, sub_kegiatan }) => ({
              value: id,
              label: sub_kegiatan ?? indikator,
            })),
        }),
      ],
    },
  ],
});
