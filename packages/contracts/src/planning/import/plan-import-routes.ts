import { superOnly, unitWriters } from '@selaras/roles';
import { actsOf } from '../../act';
import { defineRoute } from '../../route';

/** Files into plans. */
export const planImportActs = actsOf('impor', { nomenklatur: superOnly, kaskade: unitWriters });

export const planImportRoutes = {
  previewNomenklatur: defineRoute('POST', '/impor/nomenklatur', planImportActs.nomenklatur, 'kinerja'),
  nomenklaturTemplate: defineRoute('GET', '/impor/nomenklatur/templat', planImportActs.nomenklatur),
  previewCascade: defineRoute('POST', '/impor/kaskade', planImportActs.kaskade, 'kinerja'),
  cascadeTemplate: defineRoute('GET', '/impor/kaskade/templat', planImportActs.kaskade, 'kinerja'),
};
