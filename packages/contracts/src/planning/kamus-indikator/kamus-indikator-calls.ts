import { semuaPutusan } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../../call';
import { bodyShape, rowShape } from '../../entity-schema';
import { targetBounds } from '../../iku/target-bounds';
import { idSchema, optionListSchema } from '../../paging';
import { resourceCalls, satuanKerjaRefSchema } from '../../resource';
import { polaritasSchema } from '../field-schemas';
import { bappedaQueueCalls, putusanRow, validasiFilter } from '../validasi-bappeda/validasi-bappeda-calls';
import { kamusIndikatorEntity, kamusIndikatorRoutes } from './kamus-indikator-entity';
import { kamusIsiFields } from './kamus-indikator-fields';

const { fields, orders } = kamusIndikatorEntity;

const nullableText = z.string().nullable();
const level = z.enum(fields.level.codes);

/** What an entry says of its indicator; earlier ones may lack what is required now, or say it in other words. */
const content = {
  ...rowShape(kamusIsiFields),
  definisi: nullableText,
  satuan: nullableText,
  frekuensi: nullableText,
  periode_pelaporan: nullableText,
  tingkat_kendali: nullableText,
};

const entri = {
  level,
  /** The performance whose indicator is explained. */
  kinerja_id: z.number().int(),
  indikator: z.string(),
  ...content,
  /** Who judged, and when; null once the verdict has lapsed. */
  validator: nullableText,
  waktu: nullableText,
};

const row = { satuan_kerja: satuanKerjaRefSchema, ...entri, ...putusanRow };
const filter = { level: level.optional(), putusan: z.enum(semuaPutusan).optional() };

/** Indicator dictionary: the own indicator beside the ministry's, with what it means and how it is counted (domain §2). */
export const kamusIndikatorCalls = {
  ...resourceCalls(kamusIndikatorEntity, {
    row: {
      ...row,
      kinerja: z.object({
        sasaran: z.string(),
        ...targetBounds,
        target: z.number().nullable(),
        satuan: nullableText,
      }),
    },
    listRow: row,
    body: z.object(bodyShape(fields)),
    filter: { ...filter, ...validasiFilter },
  }),
  ...bappedaQueueCalls(kamusIndikatorEntity, { row: entri, filter, orders }),
  /** Performances of a unit that no entry explains yet. */
  kinerjaOptions: defineCall(kamusIndikatorRoutes.kinerjaOptions, {
    summary: 'Kinerja satu satuan kerja yang belum punya kamus indikator',
    query: z.object({ level, satuan_kerja_id: idSchema, q: z.string().trim().max(100).optional() }),
    answer: optionListSchema,
  }),
  /** What the performance itself already says, to begin an entry with; null when the reader may not see it. */
  autofill: defineCall(kamusIndikatorRoutes.autofill, {
    summary: 'Isian kamus dari definisi operasional kinerjanya',
    query: z.object({ level, kinerja_id: idSchema }),
    answer: z.object({
      data: z
        .object({
          definisi: nullableText,
          formula: nullableText,
          satuan: nullableText,
          polaritas: polaritasSchema,
          sumber_data: nullableText,
          jenis: z.enum(fields.jenis.codes),
          indikator_kemendagri: nullableText,
          konsolidasi_periode: z.enum(fields.konsolidasi_periode.codes),
        })
        .nullable(),
    }),
  }),
} as const;
