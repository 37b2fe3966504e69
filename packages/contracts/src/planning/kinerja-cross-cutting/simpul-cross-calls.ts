import { z } from 'zod';
import { defineCall } from '../../call';
import type { Entity } from '../../entity';
import { idSchema, pageOf, pageQuery } from '../../paging';
import { findQuery, XLSX_TYPE } from '../../resource';
import type { Route } from '../../route';
import { kinerjaKegiatanEntity } from '../kinerja-kegiatan/kinerja-kegiatan-entity';
import { kinerjaProgramEntity } from '../kinerja-program/kinerja-program-entity';
import { kinerjaSubKegiatanEntity } from '../kinerja-sub-kegiatan/kinerja-sub-kegiatan-entity';
import { sasaranStrategisPdEntity } from '../sasaran-strategis-pd/sasaran-strategis-pd-entity';
import { crossRow, simpulSchema, statusCross } from './kinerja-cross-cutting-calls';
import { simpulCrossEksporRoutes, simpulCrossRoutes } from './simpul-cross-routes';

const one = z.object({ id: idSchema });
const find = findQuery(['status', 'indikator', 'sasaran', 'satuan_kerja', 'capaian'], {
  status: z.enum(statusCross).optional(),
}).omit({ satuan_kerja_id: true });

const words = ({ sebutan }: Pick<Entity, 'sebutan'>) =>
  `Cross cutting: ${sebutan} satuan kerja lain di bawah simpul ini`;

const listCall = <R extends Route>(route: R, below: Pick<Entity, 'sebutan'>) =>
  defineCall(route, {
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
    ).extend({ induk: simpulSchema, kemampuan: z.object({ buat: z.boolean() }) }),
  });

/** The four `…-cross` pages: contributions of other units below one node (spec 2 §2.2). */
export const simpulCrossCalls = {
  sasaranStrategisPd: listCall(simpulCrossRoutes.sasaranStrategisPd, sasaranStrategisPdEntity),
  kinerjaProgram: listCall(simpulCrossRoutes.kinerjaProgram, kinerjaProgramEntity),
  kinerjaKegiatan: listCall(simpulCrossRoutes.kinerjaKegiatan, kinerjaKegiatanEntity),
  kinerjaSubKegiatan: listCall(simpulCrossRoutes.kinerjaSubKegiatan, kinerjaSubKegiatanEntity),
} as const;

const eksporCall = <R extends Route>(route: R, below: Pick<Entity, 'sebutan'>) =>
  defineCall(route, {
    summary: `${words(below)}, sebagai XLSX`,
    params: one,
    query: find,
    produces: XLSX_TYPE,
  });

/** The lists of `simpulCrossCalls` as spreadsheets, by the same names. */
export const simpulCrossEksporCalls = {
  sasaranStrategisPd: eksporCall(simpulCrossEksporRoutes.sasaranStrategisPd, sasaranStrategisPdEntity),
  kinerjaProgram: eksporCall(simpulCrossEksporRoutes.kinerjaProgram, kinerjaProgramEntity),
  kinerjaKegiatan: eksporCall(simpulCrossEksporRoutes.kinerjaKegiatan, kinerjaKegiatanEntity),
  kinerjaSubKegiatan: eksporCall(simpulCrossEksporRoutes.kinerjaSubKegiatan, kinerjaSubKegiatanEntity),
} as const;
