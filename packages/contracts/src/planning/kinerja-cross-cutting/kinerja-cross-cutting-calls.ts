import { arahCross, pengusulCross } from '@selaras/domain';
import { z } from 'zod';
import { defineCall } from '../../call';
import { bodyShape } from '../../entity-schema';
import { targetBounds } from '../../iku/target-bounds';
import { idSchema, optionListSchema } from '../../paging';
import { resourceCalls, satuanKerjaRefSchema } from '../../resource';
import { treeLevels } from '../../tree-level';
import { kinerjaCrossCuttingEntity, kinerjaCrossCuttingRoutes } from './kinerja-cross-cutting-entity';

const level = z.enum(treeLevels);
const { fields } = kinerjaCrossCuttingEntity;
const status = z.enum(fields.status.codes);

/** One end of a contribution. */
export const nodeSchema = z.object({
  level,
  id: z.number(),
  sasaran: z.string(),
  indikator: z.string(),
  satuan: z.string().nullable(),
  ...targetBounds,
  target: z.number().nullable(),
  realisasi: z.number().nullable(),
  capaian: z.number().nullable(),
  satuan_kerja: satuanKerjaRefSchema,
});

/** One contribution. */
export const crossRow = {
  tahun: z.number().int(),
  /** The unit that proposed. */
  satuan_kerja: satuanKerjaRefSchema,
  induk: nodeSchema,
  /** The contributing node, one level below `induk`, of another unit. */
  anak: nodeSchema,
  /** Which side proposed; the other side accepts or refuses. */
  pengusul: z.enum(pengusulCross),
  status,
  catatan: z.string().nullable(),
  /** Whether the reader may accept or refuse it now. */
  putuskan: z.boolean(),
};

const one = z.object({ id: idSchema });
const base = resourceCalls(kinerjaCrossCuttingEntity, {
  row: crossRow,
  listRow: crossRow,
  body: z.object(bodyShape(fields)),
  filter: {
    arah: z.enum(arahCross).optional(),
    status: status.optional(),
    level_induk: level.optional(),
  },
});

/**
 * Contributions between units: one side proposes, the other accepts or refuses (domain §7). Accepted ones stand in the
 * diagram at once. A proposal may be changed or withdrawn by its side while it waits.
 */
export const kinerjaCrossCuttingCalls = {
  ...base,
  setujui: defineCall(kinerjaCrossCuttingRoutes.setujui, {
    summary: 'Terima usulan cross cutting',
    params: one,
    ...(base.get.answer && { answer: base.get.answer }),
  }),
  tolak: defineCall(kinerjaCrossCuttingRoutes.tolak, {
    summary: 'Tolak usulan cross cutting dengan alasan',
    params: one,
    body: z.object(bodyShape({ catatan: fields.catatan })),
    ...(base.get.answer && { answer: base.get.answer }),
  }),
  /** Nodes of any unit on one level, to choose a partner's from. */
  nodeOptions: defineCall(kinerjaCrossCuttingRoutes.nodeOptions, {
    summary: 'Pilihan simpul satu satuan kerja pada satu tingkat',
    query: z.object({ level, satuan_kerja_id: idSchema, q: z.string().trim().max(100).optional() }),
    answer: optionListSchema,
  }),
} as const;
