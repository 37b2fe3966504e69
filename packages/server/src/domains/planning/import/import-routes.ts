import { planImportCalls } from '@selaras/contracts';
import { can } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { previewImport } from '../../../kit/import/import-preview';
import { sendTemplate } from '../../../kit/import/import-template';
import { readFile } from '../../../plugins/file-body';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { cascadeImport } from './cascade/cascade-import';
import { cascadeTemplate } from './cascade/cascade-template';
import { nomenklaturExample, nomenklaturImport } from './nomenklatur/nomenklatur-import';

/** Files into plans: a preview first, then all rows or none (domain §9, program, kegiatan, sub-kegiatan). */
export function registerPlanImport(app: FastifyInstance): void {
  route(app, planImportCalls.previewNomenklatur, async ({ request, query, tahun, actor, db, clock }) => {
    const target = { unit: query.satuan_kerja_id, tahun, actor, now: clock() };
    const file = { nama_file: query.nama_file, read: () => readFile(request) };
    return { data: await previewImport(db, nomenklaturImport, target, file) };
  });

  route(app, planImportCalls.previewCascade, async ({ request, query, tahun, actor, db, clock }) => {
    const target = { unit: query.satuan_kerja_id, tahun, actor, now: clock() };
    const file = { nama_file: query.nama_file, read: () => readFile(request) };
    return { data: await previewImport(db, cascadeImport, target, file) };
  });

  route(app, planImportCalls.nomenklaturTemplate, async ({ reply }) =>
    sendTemplate(reply, 'nomenklatur', nomenklaturImport.kolom, nomenklaturExample),
  );

  route(app, planImportCalls.cascadeTemplate, async ({ reply, query, tahun, actor, db }) => {
    if (!can(actor, planImportCalls.cascadeTemplate.act, query)) throw new ProblemError('TIDAK_BERHAK');
    const rows = await cascadeTemplate(db, query.satuan_kerja_id, tahun);
    return sendTemplate(reply, `kaskade-${query.satuan_kerja_id}-${tahun}`, cascadeImport.kolom, rows);
  });
}
