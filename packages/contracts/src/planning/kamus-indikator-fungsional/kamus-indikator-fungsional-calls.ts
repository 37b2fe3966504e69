import { z } from 'zod';
import { defineCall } from '../../call';
import { bodyShape, rowShape } from '../../entity-schema';
import { idSchema, optionListSchema } from '../../paging';
import { resourceCalls, satuanKerjaRefSchema } from '../../resource';
import {
  kamusIndikatorFungsionalEntity,
  kamusIndikatorFungsionalRoutes,
} from './kamus-indikator-fungsional-entity';

const { fields } = kamusIndikatorFungsionalEntity;

const row = {
  tahun: z.number().int(),
  satuan_kerja: satuanKerjaRefSchema,
  ...rowShape(fields),
  /** Sub-activities that the output serves. */
  kinerja_sub_kegiatan: z.array(
    z.object({ id: z.number(), indikator: z.string(), sub_kegiatan: z.string().nullable() }),
  ),
};

/** Dictionary of outputs per functional position (domain §1, §9). */
export const kamusIndikatorFungsionalCalls = {
  ...resourceCalls(kamusIndikatorFungsionalEntity, {
    row,
    listRow: row,
    body: z.object({
      ...bodyShape(fields),
      /** Of the same unit and year. */
      kinerja_sub_kegiatan_ids: z.array(idSchema).max(100).default([]),
    }),
    filter: {
      jabatan: z.string().trim().max(fields.jabatan.maxLength).optional(),
      kinerja_sub_kegiatan_id: idSchema.optional(),
    },
  }),
  /** Positions that a unit's people hold or that its dictionary names already. */
  jabatanOptions: defineCall(kamusIndikatorFungsionalRoutes.jabatanOptions, {
    summary: 'Pilihan jabatan fungsional',
    query: z.object({ satuan_kerja_id: idSchema.optional(), q: z.string().trim().max(100).optional() }),
    answer: optionListSchema,
  }),
} as const;
