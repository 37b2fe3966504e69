import { defineForm, unitField } from '@selaras/resource/core';
import { manyField } from '@selaras/resource/form';
import { kinerjaChoices } from '../kinerja/kinerja-choices';
import { jabatanField } from './jabatan-field';
import { type KamusFungsionalRow, kamusFungsional } from './kamus-fungsional';

export const form = defineForm({
  resource: kamusFungsional,
  sections: [
    {
      title: 'Keluaran',
      fields: [
        unitField,
        jabatanField,
        {
          kind: 'area',
          name: 'indikator',
          label: 'Indikator',
          help: 'Keluaran yang diserahkan pemangku jabatan.',
        },
        {
          kind: 'text',
          name: 'satuan',
          label: 'Satuan',
          half: true,
          maxLength: 100,
          help: 'Misalnya dokumen, laporan atau layanan.',
        },
        { kind: 'area', name: 'keterangan', label: 'Keterangan', required: false },
      ],
    },
    {
      title: 'Sub kegiatan',
      fields: [
        manyField({
          name: 'kinerja_sub_kegiatan_ids',
          label: 'Sub kegiatan yang didukung',
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
