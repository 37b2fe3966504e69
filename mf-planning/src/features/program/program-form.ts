import { programEntity } from '@selaras/contracts';
import { defineForm, unitField } from '@selaras/resource/core';
import { formPage, prepareForm } from '@selaras/resource/form';
import { nomenklaturFields } from '../nomenklatur/nomenklatur-fields';
import { program } from './program';

export const form = defineForm({
  resource: program,
  sections: [{ title: 'Program', fields: [unitField, ...nomenklaturFields(programEntity)] }],
});

export const Page = formPage(form);
export const prepare = prepareForm(form);
