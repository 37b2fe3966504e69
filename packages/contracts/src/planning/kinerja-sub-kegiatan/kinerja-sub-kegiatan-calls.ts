import { semuaPutusan } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../../call';
import { referenceShape, rowShape } from '../../entity-schema';
import { targetBounds } from '../../iku/target-bounds';
import { idSchema } from '../../paging';
import { kinerjaFilter, pengampuBody } from '../kinerja/kinerja';
import { kinerjaCalls } from '../kinerja/kinerja-calls';
import { bappedaQueueCalls } from '../validasi-bappeda/validasi-bappeda-calls';
import {
  kinerjaSubKegiatanEntity,
  kinerjaSubKegiatanRoutes,
  subKegiatanFields,
} from './kinerja-sub-kegiatan-entity';

const { sub_kegiatan_id, indikator_kemendagri } = subKegiatanFields;

const base = kinerjaCalls(kinerjaSubKegiatanEntity, {
  own: subKegiatanFields,
  recalled: { sub_kegiatan_id, indikator_kemendagri },
  listRow: {
    /** Bappeda's verdict; null while there is none, also after what was judged has changed. */
    validasi_bappeda: z.boolean().nullable(),
    validasi_bappeda_catatan: z.string().nullable(),
  },
  row: {
    /** Causes of missed quarters, written in the report card. */
    penyebab_triwulan: z.array(
      z.object({ id: z.number(), triwulan: z.number().int(), penyebab: z.string() }),
    ),
  },
});

const queueCalls = bappedaQueueCalls(kinerjaSubKegiatanEntity, {
  row: {
    sasaran: z.string(),
    indikator: z.string(),
    satuan: z.string().nullable(),
    ...targetBounds,
    target: z.number().nullable(),
    ...referenceShape(subKegiatanFields),
    /** Of `indikator_kemendagri` the row's own, else that of its nomenclature. */
    ...rowShape(subKegiatanFields),
  },
  filter: {
    putusan: z.enum(semuaPutusan).optional(),
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
