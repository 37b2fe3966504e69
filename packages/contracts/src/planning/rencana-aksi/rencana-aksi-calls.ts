import { keadaanRencanaAksi } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../../call';
import type { Entity, LockKind, ResourceRules, StoredAs } from '../../entity';
import type { EntityFields } from '../../entity-field';
import { bodyShape, rowShape } from '../../entity-schema';
import { fileIdsSchema, fileSchema } from '../../files/files';
import { idSchema } from '../../paging';
import { pengampuFields } from '../../pengampu';
import { resourceCalls, satuanKerjaRefSchema } from '../../resource';
import { figure, rupiah } from '../field-schemas';
import { kinerjaRefSchema, nomenklaturRefSchema, pengampuBody } from '../kinerja/kinerja';
import { perTriwulanNamed } from '../triwulan-fields';
import {
  realisasiRoute,
  type rencanaAksiOrders,
  rencanaAksiPdEntity,
  rencanaAksiRpjmdEntity,
} from './rencana-aksi-entity';
import { realisasiRencanaAksiFields, rencanaAksiFields } from './rencana-aksi-fields';

const listRow = {
  tahun: z.number().int(),
  /** The unit that acts. */
  satuan_kerja: satuanKerjaRefSchema,
  /** The goal that the action serves: one of the regency or one of the unit. */
  induk: kinerjaRefSchema,
  ...rowShape(rencanaAksiFields),
  /** Rows of earlier years may lack their unit of measure. */
  satuan: z.string().nullable(),
  ...rowShape(realisasiRencanaAksiFields),
  ...perTriwulanNamed('berkas_', '', () => z.array(fileSchema)),
  /** The sub-activity that the diagram jumps to from this action. */
  kinerja_sub_kegiatan: kinerjaRefSchema.nullable(),
  sub_kegiatan: nomenklaturRefSchema,
  ...pengampuFields,
  /** The reader may write the realisation of at least one quarter now. */
  isi_realisasi: z.boolean(),
};

/** Figures are always sent, empty ones as null. */
const body = z.object({
  satuan_kerja_id: idSchema,
  induk_id: idSchema,
  ...bodyShape(rencanaAksiFields),
  ...perTriwulanNamed('', '', () => figure),
  anggaran: rupiah,
  kinerja_sub_kegiatan_id: idSchema.nullable(),
  ...pengampuBody,
});

/** What became of the four quarters; those that are closed are sent back as they were read. */
const realisasiBody = z.object({
  ...bodyShape(realisasiRencanaAksiFields),
  ...perTriwulanNamed('', '_realisasi', () => figure),
  /** Uploaded for `bukti_rencana_aksi`. */
  ...perTriwulanNamed('berkas_', '_ids', () => fileIdsSchema),
});

const filter = {
  induk_id: idSchema.optional(),
  /** Actions with a target in this quarter; the quarter that `keadaan` looks at. */
  triwulan: z.coerce.number<number>().int().min(1).max(4).optional(),
  /** State of the chosen quarter, or of any. */
  keadaan: z.enum(keadaanRencanaAksi).optional(),
};

const rencanaAksiCalls = <Name extends string, Rules extends ResourceRules>(
  entity: Entity<
    Name,
    Rules,
    string,
    (typeof rencanaAksiOrders)[number],
    keyof typeof filter,
    EntityFields,
    StoredAs | undefined,
    LockKind
  >,
) => {
  const base = resourceCalls(entity, { row: listRow, listRow, body, filter });
  return {
    ...base,
    /** Writes realisation, obstacle, follow-up and evidence; each quarter is open until its own deadline. */
    realisasi: defineCall(realisasiRoute(entity), {
      summary: `Isi realisasi ${entity.sebutan} per triwulan`,
      params: z.object({ id: idSchema }),
      body: realisasiBody,
      ...(base.update.answer && { answer: base.update.answer }),
    }),
  };
};

/** Quarterly action plan of the regency, written by the regency for the units that act (domain §2, §7). */
export const rencanaAksiRpjmdCalls = rencanaAksiCalls(rencanaAksiRpjmdEntity);
/** Quarterly action plan of a unit, written by the unit (domain §2, §7). */
export const rencanaAksiPdCalls = rencanaAksiCalls(rencanaAksiPdEntity);
