import { z } from 'zod';
import { bodyShape, referenceShape } from '../../entity-schema';
import { idSchema } from '../../paging';
import { resourceCalls } from '../../resource';
import { limaTahunanBody, limaTahunanListRow, limaTahunanRow, numberedSchema } from '../lima-tahunan';
import { sasaranStrategisRpjmdEntity } from './sasaran-strategis-rpjmd-entity';

const { fields } = sasaranStrategisRpjmdEntity;

const induk = { ...referenceShape(fields), tujuan: numberedSchema('tujuan') };

/** Goal of the regency with its indicator, the Bupati's IKU (spec 2 §2.2). `satuan_kerja` is the leading unit. */
export const sasaranStrategisRpjmdCalls = resourceCalls(sasaranStrategisRpjmdEntity, {
  row: {
    ...limaTahunanRow,
    ...induk,
    /** Other indicators of the same goal, drawn in one box. */
    indikator_merge: z.array(numberedSchema('indikator')),
  },
  listRow: { ...limaTahunanListRow, ...induk },
  body: z.object({
    ...bodyShape(fields),
    indikator_merge_ids: z.array(idSchema).max(20).default([]),
    ...limaTahunanBody,
  }),
  filter: { sasaran_strategis_id: idSchema.optional(), tujuan_id: idSchema.optional() },
});
