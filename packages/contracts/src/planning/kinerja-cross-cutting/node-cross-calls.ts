import { z } from 'zod';
import { defineCall } from '../../call';
import type { Entity } from '../../entity';
import { idSchema, pageOf, pageQuery } from '../../paging';
import { findQuery, XLSX_TYPE } from '../../resource';
import { perCrossLevel } from './cross-levels';
import { crossRow, nodeSchema } from './kinerja-cross-cutting-calls';
import { kinerjaCrossCuttingEntity } from './kinerja-cross-cutting-entity';
import { nodeCrossExportRoutes, nodeCrossRoutes } from './node-cross-routes';

const one = z.object({ id: idSchema });
const find = findQuery(['status', 'indikator', 'sasaran', 'satuan_kerja', 'capaian'], {
  status: z.enum(kinerjaCrossCuttingEntity.fields.status.codes).optional(),
}).omit({ satuan_kerja_id: true });

const words = ({ sebutan }: Pick<Entity, 'sebutan'>) =>
  `Cross cutting: ${sebutan} satuan kerja lain di bawah simpul ini`;

/** The four `…-cross` pages: contributions of other units below one node (spec 2 §2.2). */
export const nodeCrossCalls = perCrossLevel(({ below }) =>
  defineCall(nodeCrossRoutes[below.name], {
    summary: words(below),
    params: one,
    query: z.object({ ...pageQuery.shape, ...find.shape }),
    answer: pageOf(
      z.object({
        ...crossRow,
        id: z.number().int(),
        versi: z.number().int(),
        kemampuan: z.object({ ubah: z.boolean(), hapus: z.boolean() }),
      }),
    ).extend({ induk: nodeSchema, kemampuan: z.object({ buat: z.boolean() }) }),
  }),
);

/** The lists of `simpulCrossCalls` as spreadsheets, by the same names. */
export const nodeCrossExportCalls = perCrossLevel(({ below }) =>
  defineCall(nodeCrossExportRoutes[below.name], {
    summary: `${words(below)}, sebagai XLSX`,
    params: one,
    query: find,
    produces: XLSX_TYPE,
  }),
);
