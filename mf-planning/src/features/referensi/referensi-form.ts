import { referensiEntity } from '@selaras/contracts';
import { triwulanReferensi } from '@selaras/domain';
import { defineForm, formFieldsOf } from '@selaras/resource/core';
import { formPage, prepareForm } from '@selaras/resource/form';
import { referensi } from './referensi';

const { own } = formFieldsOf(referensiEntity);

export const form = defineForm({
  resource: referensi,
  sections: [
    {
      title: 'Batas waktu',
      fields: [
        own('kode'),
        { ...own('mulai_date'), when: ({ kode }) => triwulanReferensi(String(kode)) !== null },
        own('nilai_date'),
        own('nama'),
        own('nilai_text'),
      ],
    },
  ],
});

export const Page = formPage(form);
export const prepare = prepareForm(form);
