import { defineForm } from '@selaras/resource/core';
import { formPage } from '@selaras/resource/form';
import { kodeOptions, referensi } from './referensi';

export const form = defineForm({
  resource: referensi,
  sections: [
    {
      title: 'Batas waktu',
      fields: [
        { kind: 'choice', name: 'kode', label: 'Berlaku untuk', half: true, options: kodeOptions },
        {
          kind: 'date',
          name: 'nilai_date',
          label: 'Tanggal',
          half: true,
          required: false,
          help: 'Pengisian ditutup pukul 00.00 WIB pada awal tanggal ini. Kosong: tidak pernah ditutup.',
        },
        { kind: 'text', name: 'nama', label: 'Nama' },
        { kind: 'area', name: 'nilai_text', label: 'Catatan', required: false },
      ],
    },
  ],
});

export const Page = formPage(form);
