import { imporActs, imporCalls, XLSX_TYPE } from '@selaras/contracts';
import { can } from '@selaras/roles';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Kolom } from '../../../kit/sheet-import/sheet-column';
import { xlsxStream } from '../../../kit/xlsx/xlsx';
import { readFile } from '../../../plugins/file-body';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { kaskadeImpor } from './cascade/cascade-import';
import { kaskadeTemplat } from './cascade/cascade-template';
import { cannotRun, shownImpor } from './import-access';
import { previewFile } from './import-preview';
import { listBaris, moveImpor } from './import-repository';
import { ImporRunner } from './import-runner';
import { contohNomenklatur, nomenklaturImpor } from './nomenklatur/nomenklatur-import';

/** Files into plans: a preview first, then all rows or none (domain §9, program, kegiatan, sub-kegiatan). */
export function registerImpor(app: FastifyInstance): void {
  const runner = new ImporRunner(app.jobs);
  app.addHook('onClose', () => runner.close());

  route(app, imporCalls.pratinjauNomenklatur, async ({ request, query, tahun, actor, db, clock }) => {
    const tujuan = { unit: query.satuan_kerja_id, tahun, actor, now: clock() };
    const id = await previewFile(db, nomenklaturImpor, tujuan, query.nama_file, readFile(request));
    return { data: await shownImpor(db, id, actor, tujuan.now) };
  });

  route(app, imporCalls.pratinjauKaskade, async ({ request, query, tahun, actor, db, clock }) => {
    if (!can(actor, imporCalls.pratinjauKaskade.act, query)) throw new ProblemError('TIDAK_BERHAK');
    const tujuan = { unit: query.satuan_kerja_id, tahun, actor, now: clock() };
    const id = await previewFile(db, kaskadeImpor, tujuan, query.nama_file, readFile(request));
    return { data: await shownImpor(db, id, actor, tujuan.now) };
  });

  route(app, imporCalls.templatNomenklatur, async ({ reply }) =>
    sendTemplate(reply, 'nomenklatur', nomenklaturImpor.kolom, contohNomenklatur),
  );

  route(app, imporCalls.templatKaskade, async ({ reply, query, tahun, actor, db }) => {
    if (!can(actor, imporCalls.templatKaskade.act, query)) throw new ProblemError('TIDAK_BERHAK');
    const rows = await kaskadeTemplat(db, query.satuan_kerja_id, tahun);
    return sendTemplate(reply, `kaskade-${query.satuan_kerja_id}-${tahun}`, kaskadeImpor.kolom, rows);
  });

  route(app, imporCalls.get, async ({ params, actor, db, clock }) => ({
    data: await shownImpor(db, params.id, actor, clock()),
  }));

  route(app, imporCalls.baris, async ({ params, query, actor, db, clock }) => {
    await shownImpor(db, params.id, actor, clock());
    return listBaris(db, params.id, query);
  });

  route(app, imporCalls.jalankan, async ({ params, actor, db, clock }) => {
    const found = await shownImpor(db, params.id, actor, clock());
    if (!found.kemampuan.jalankan) throw new ProblemError('BENTROK', { pesan: cannotRun(found) });
    const { id, jenis, tahun, satuan_kerja } = found;
    // The right may have gone since the preview.
    if (!can(actor, imporActs[jenis], satuan_kerja)) throw new ProblemError('TIDAK_BERHAK');
    if (await moveImpor(db, id, 'pratinjau', { keadaan: 'berjalan', denyut: clock() })) {
      const tujuan = { unit: satuan_kerja.satuan_kerja_id, tahun, actor, now: clock() };
      const run = { db, id, tujuan, clock };
      if (jenis === 'kaskade') runner.start(kaskadeImpor, run);
      else runner.start(nomenklaturImpor, run);
    }
    return { data: await shownImpor(db, id, actor, clock()) };
  });

  route(app, imporCalls.batal, async ({ params, actor, db, clock }) => {
    const { id, keadaan } = await shownImpor(db, params.id, actor, clock());
    if (keadaan === 'pratinjau' || keadaan === 'berjalan') {
      await moveImpor(db, id, keadaan, { keadaan: 'dibatalkan', tertulis: 0 });
    }
    return { data: await shownImpor(db, id, actor, clock()) };
  });
}

type Cells = readonly (string | number | null)[];

function sendTemplate(
  reply: FastifyReply,
  name: string,
  columns: readonly Kolom<string>[],
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
        columns.map(({ judul }) => judul),
        portions(),
      ),
    );
}
