import { kinerjaCrossCuttingEntity } from '@selaras/contracts';
import { defineForm, formFieldsOf, unitField } from '@selaras/resource/core';
import { formPage, prepareForm } from '@selaras/resource/form';
import { givenNode } from './given-node';
import { type CrossRow, kinerjaCrossCutting } from './kinerja-cross-cutting';
import { nodeField } from './node-field';

export const form = defineForm({
  resource: kinerjaCrossCutting,
  parent: givenNode,
  sections: [
    {
      title: 'Usulan',
      help: 'Satuan kerja mitra menerima atau menolak usulan ini.',
      fields: [
        {
          ...unitField,
          label: kinerjaCrossCuttingEntity.fields.satuan_kerja_id.label,
          empties: ['induk_id', 'anak_id'],
          known: (row: CrossRow) => {
            const { satuan_kerja_id, satuan_kerja_nama } = row[row.pengusul].satuan_kerja;
            return { value: satuan_kerja_id, label: satuan_kerja_nama };
          },
        },
        nodeField,
        formFieldsOf(kinerjaCrossCuttingEntity).own('catatan'),
      ],
    },
  ],
});

export const Page = formPage(form);
export const prepare = prepareForm(form);
