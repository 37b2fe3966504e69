import { publicDefinisiOperasionalCall } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { visibilityOf } from '../../../kit/visibility/visibility';
import { route } from '../../../plugins/route';
import { findDefinisiOperasional } from './definisi-operasional-repository';

/** Rows of the 'Definisi Operasional' modal (spec 1 §2, §7). */
export function registerDefinisiOperasional(app: FastifyInstance): void {
  route(app, publicDefinisiOperasionalCall, async ({ db, actor, query, tahun }) =>
    findDefinisiOperasional(db, {
      tahun,
      satuanKerjaId: query.satuan_kerja_id,
      page: query.page,
      visibility: visibilityOf(actor),
      node: {
        sasaran_strategis_rpjmd: query.sasaran_strategis_rpjmd_id,
        sasaran_strategis_pd: query.sasaranStrategisId,
        kinerja_program: query.programId,
        kinerja_kegiatan: query.kegiatanId,
        kinerja_sub_kegiatan: query.subKegiatanId,
      },
    }),
  );
}
