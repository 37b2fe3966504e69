import { z } from 'zod';
import { defineCall } from '../../call';
import { idSchema } from '../../paging';
import { optionalText } from '../field-schemas';
import { kinerjaFilter, kinerjaRefSchema, nomenklaturRefSchema, pengampuBody } from '../kinerja/kinerja';
import { kinerjaCalls } from '../kinerja/kinerja-calls';
import { bappedaQueueCalls, putusanBappeda } from '../validasi-bappeda/validasi-bappeda-calls';
import { kinerjaSubKegiatanEntity, kinerjaSubKegiatanRoutes } from './kinerja-sub-kegiatan-entity';

const khusus = {
  kinerja_kegiatan: kinerjaRefSchema,
  sub_kegiatan: nomenklaturRefSchema,
  /** Indicator that the ministry fixes for the sub-activity; taken from the nomenclature when it is left empty. */
  indikator_kemendagri: z.string().nullable(),
  /** The beneficiary is outside government. */
  is_external: z.boolean(),
  /** Bappeda's verdict; null while there is none, also after what was judged has changed. */
  validasi_bappeda: z.boolean().nullable(),
  validasi_bappeda_catatan: z.string().nullable(),
};

const base = kinerjaCalls(kinerjaSubKegiatanEntity, {
  ref: khusus,
  row: {
    /** Causes of missed quarters, written in the report card. */
    penyebab_triwulan: z.array(
      z.object({ id: z.number(), triwulan: z.number().int(), penyebab: z.string() }),
    ),
  },
  body: {
    kinerja_kegiatan_id: idSchema,
    sub_kegiatan_id: idSchema.nullable(),
    indikator_kemendagri: optionalText,
    is_external: z.boolean().default(false),
  },
  filter: { kinerja_kegiatan_id: idSchema.optional(), sub_kegiatan_id: idSchema.optional() },
  autofill: {
    query: { sub_kegiatan_id: idSchema.optional() },
    row: { sub_kegiatan: nomenklaturRefSchema, indikator_kemendagri: z.string().nullable() },
  },
});

const queueCalls = bappedaQueueCalls(kinerjaSubKegiatanEntity, {
  row: {
    sasaran: z.string(),
    indikator: z.string(),
    satuan: z.string().nullable(),
    target: z.number().nullable(),
    kinerja_kegiatan: kinerjaRefSchema,
    sub_kegiatan: nomenklaturRefSchema,
    /** The row's own, else that of its nomenclature. */
    indikator_kemendagri: z.string().nullable(),
    is_external: z.boolean(),
  },
  filter: {
    putusan: z.enum(putusanBappeda).optional(),
    indikator: kinerjaFilter.indikator,
    sasaran: kinerjaFilter.sasaran,
  },
  orders: ['sasaran', 'indikator', 'target'],
});

/** Sub-activity performance: the lowest output, with the ministry's indicator (domain §2). */
export const kinerjaSubKegiatanCalls = {
  ...base,
  ...queueCalls,
  /** Changes the owner only; open while pengampu fields are (`kunci.bidang`). */
  updateTimKerja: defineCall(kinerjaSubKegiatanRoutes.updateTimKerja, {
    summary: 'Ubah pengampu kinerja sub kegiatan saja',
    params: z.object({ id: idSchema }),
    body: z.object(pengampuBody),
    ...(base.update.answer && { answer: base.update.answer }),
  }),
} as const;
