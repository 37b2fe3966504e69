import { z } from 'zod';
import { bodyShape } from '../../entity-schema';
import { idSchema } from '../../paging';
import { resourceCalls, satuanKerjaRefSchema } from '../../resource';
import { triwulanSchema } from '../kartu/rapor-calls';
import { penyebabKegagalanEntity } from './penyebab-kegagalan-entity';

const row = {
  tahun_kinerja: z.number().int(),
  satuan_kerja: satuanKerjaRefSchema,
  kinerja_sub_kegiatan: z.object({ id: z.number().int(), indikator: z.string() }),
  triwulan: z.number().int(),
  penyebab: z.string(),
  /** The success factor that was not there. */
  csf: z.string().nullable(),
};

/**
 * Causes of missed targets, quarter by quarter. Neither sub-activity nor quarter of a cause ever changes; a quarter that
 * is closed refuses with 423 and its date.
 */
export const penyebabKegagalanCalls = resourceCalls(penyebabKegagalanEntity, {
  row,
  listRow: row,
  body: z.object({ ...bodyShape(penyebabKegagalanEntity.fields), triwulan: z.number().int().min(1).max(4) }),
  filter: {
    kinerja_sub_kegiatan_id: idSchema.optional(),
    triwulan: triwulanSchema.optional(),
  },
});
