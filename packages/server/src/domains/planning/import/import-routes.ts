import { importActs, importCalls, XLSX_TYPE } from '@selaras/contracts';
import { can } from '@selaras/roles';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FileColumn } from '../../../kit/sheet-import/sheet-column';
import { xlsxStream } from '../../../kit/xlsx/xlsx';
import { readFile } from '../../../plugins/file-body';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { cascadeImport } from './cascade/cascade-import';
import { cascadeTemplate } from './cascade/cascade-template';
import { cannotRun, shownImport } from './import-access';
import { previewFile } from './import-preview';
import { listImportRows, moveImport } from './import-repository';
import { ImportRunner } from './import-runner';
import { nomenklaturExample, nomenklaturImport } from './nomenklatur/nomenklatur-import';

/** Files into plans: a preview first, then all rows or none (domain §9, program, kegiatan, sub-kegiatan). */
export function registerImport(app: FastifyInstance): void {
  const runner = new ImportRunner(app.jobs);
  app.addHook('onClose', () => runner.close());

  route(app, importCalls.previewNomenklatur, async ({ request, query, tahun, actor, db, clock }) => {
    const target = { unit: query.satuan_kerja_id, tahun, actor, now: clock() };
    const id = await previewFile(db, nomenklaturImport, target, query.nama_file, readFile(request));
    return { data: await shownImport(db, id, actor, target.now) };
  });

  route(app, importCalls.previewCascade, async ({ request, query, tahun, actor, db, clock }) => {
    if (!can(actor, importCalls.previewCascade.act, query)) throw new ProblemError('TIDAK_BERHAK');
    const target = { unit: query.satuan_kerja_id, tahun, actor, now: clock() };
    const id = await previewFile(db, cascadeImport, target, query.nama_file, readFile(request));
    return { data: await shownImport(db, id, actor, target.now) };
  });

  route(app, importCalls.nomenklaturTemplate, async ({ reply }) =>
    sendTemplate(reply, 'nomenklatur', nomenklaturImport.kolom, nomenklaturExample),
  );

  route(app, importCalls.cascadeTemplate, async ({ reply, query, tahun, actor, db }) => {
    if (!can(actor, importCalls.cascadeTemplate.act, query)) throw new ProblemError('TIDAK_BERHAK');
    const rows = await cascadeTemplate(db, query.satuan_kerja_id, tahun);
    return sendTemplate(reply, `kaskade-${query.satuan_kerja_id}-${tahun}`, cascadeImport.kolom, rows);
  });

  route(app, importCalls.get, async ({ params, actor, db, clock }) => ({
    data: await shownImport(db, params.id, actor, clock()),
  }));

  route(app, importCalls.rows, async ({ params, query, actor, db, clock }) => {
    await shownImport(db, params.id, actor, clock());
    return listImportRows(db, params.id, query);
  });

  route(app, importCalls.run, async ({ params, actor, db, clock }) => {
    const found = await shownImport(db, params.id, actor, clock());
    if (!found.kemampuan.jalankan) throw new ProblemError('BENTROK', { pesan: cannotRun(found) });
    const { id, jenis, tahun, satuan_kerja } = found;
    // The right may have gone since the preview.
    if (!can(actor, importActs[jenis], satuan_kerja)) throw new ProblemError('TIDAK_BERHAK');
    if (await moveImport(db, id, 'pratinjau', { keadaan: 'berjalan', denyut: clock() })) {
      const target = { unit: satuan_kerja.satuan_kerja_id, tahun, actor, now: clock() };
      const run = { db, id, target, clock };
      if (jenis === 'kaskade') runner.start(cascadeImport, run);
      else runner.start(nomenklaturImport, run);
    }
    return { data: await shownImport(db, id, actor, clock()) };
  });

  route(app, importCalls.cancel, async ({ params, actor, db, clock }) => {
    const { id, keadaan } = await shownImport(db, params.id, actor, clock());
    if (keadaan === 'pratinjau' || keadaan === 'berjalan') {
      await moveImport(db, id, keadaan, { keadaan: 'dibatalkan', tertulis: 0 });
    }
    return { data: await shownImport(db, id, actor, clock()) };
  });
}

type Cells = readonly (string | number | null)[];

function sendTemplate(
  reply: FastifyReply,
  name: string,
  columns: readonly FileColumn<string>[],
  rows: readonly Cells[],
): FastifyReply {
  async function* portions() {
    yield rows;
  }
  return reply
    .header('Content-Disposition', `attachment; filename="templat-${name}.xlsx"`)
    .type(XLSX_TYPE)
    .send(
      xlsxStream(
        'Templat',
        columns.map(({ title }) => title),
        portions(),
      ),
    );
}
