import { z } from 'zod';
import { defineCall } from '../../call';
import { importFile, importTemplate } from '../../import/import-calls';
import { idSchema } from '../../paging';
import { planImportRoutes } from './plan-import-routes';

/** Files into plans: the ministry's nomenclature, or a unit's whole cascade from the template (domain §9). */
export const planImportCalls = {
  previewNomenklatur: defineCall(planImportRoutes.previewNomenklatur, {
    ...importFile,
    summary: 'Baca berkas program, kegiatan dan sub kegiatan lalu tunjukkan apa yang akan terjadi',
  }),
  nomenklaturTemplate: defineCall(planImportRoutes.nomenklaturTemplate, {
    ...importTemplate,
    summary: 'Templat XLSX untuk program, kegiatan dan sub kegiatan',
  }),
  previewCascade: defineCall(planImportRoutes.previewCascade, {
    ...importFile,
    summary: 'Baca berkas kaskade satu satuan kerja lalu tunjukkan apa yang akan terjadi',
  }),

  cascadeTemplate: defineCall(planImportRoutes.cascadeTemplate, {
    ...importTemplate,
    summary: 'Templat XLSX berisi kaskade satuan kerja tahun ini',
    query: z.object({ satuan_kerja_id: idSchema }),
  }),
} as const;
