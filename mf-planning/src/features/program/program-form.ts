import { programEntity } from '@selaras/contracts';
import { defineForm } from '@selaras/resource/core';
import { nomenklaturFields } from '../nomenklatur/nomenklatur-fields';
import { unitField } from '../satuan-kerja/unit-field';
import { program } from './program';

export const form = defineForm({
  resource: program,
  sections: [{ title: 'Program', fields: [unitField, ...nomenklaturFields(programEntity)] }],
});
