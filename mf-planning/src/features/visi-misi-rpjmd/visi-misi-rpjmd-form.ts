import { visiMisiRpjmdEntity } from '@selaras/contracts';
import { shellConstants } from '@selaras/domain';
import { defineForm, formFieldsOf } from '@selaras/resource/core';
import { formPage, prepareForm } from '@selaras/resource/form';
import { reasonSection } from '../lima-tahunan/reason-section';
import { misiBranch, missingEntry, type Node } from './branch';
import { misiField } from './misi-field';
import { visiMisiRpjmd } from './visi-misi-rpjmd';

const { fields } = visiMisiRpjmdEntity;
const { own } = formFieldsOf(visiMisiRpjmdEntity);

export const form = defineForm({
  resource: visiMisiRpjmd,
  check: ({ misi }): Record<string, string> => {
    const missing = missingEntry((misi as readonly Node[] | null) ?? [], misiBranch);
    return missing === null ? {} : { misi: missing.message };
  },
  sections: [
    {
      title: 'Visi',
      fields: [
        {
          kind: 'choice',
          name: 'tahun_mulai',
          label: fields.tahun_mulai.label,
          half: true,
          options: shellConstants.periodStartYears.map((tahun) => ({
            value: tahun,
            label: `${tahun}–${tahun + shellConstants.periodLength - 1}`,
          })),
          initial: shellConstants.periodStartYears.at(-1) ?? shellConstants.basePeriodStartYear,
        },
        own('visi'),
      ],
    },
    {
      title: 'Misi, tujuan dan sasaran',
      help: 'Nomor baru terisi sendiri; cabang yang dihapus ikut menghapus isinya.',
      fields: [misiField],
    },
    reasonSection,
  ],
});

export const Page = formPage(form);
export const prepare = prepareForm(form);
