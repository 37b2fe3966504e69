import { type ImportSubject, importCalls } from '@selaras/contracts';
import { can } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../plugins/problem';
import { route } from '../../plugins/route';
import { cannotRun, shownImport } from './import-access';
import type { AnyImportKind } from './import-kind';
import { listImportRows, moveImport } from './import-repository';
import { ImportRunner } from './import-runner';

/** What became of a file of any of these kinds: its preview, its rows, running it, stopping it. */
export function registerImports(app: FastifyInstance, kinds: readonly AnyImportKind[]): void {
  const kindOf = new Map<ImportSubject, AnyImportKind>(kinds.map((kind) => [kind.jenis, kind]));
  const runner = new ImportRunner(app.jobs);
  app.addHook('onClose', () => runner.close());

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
    const kind = kindOf.get(jenis);
    // The right may have gone since the preview.
    if (kind === undefined || !can(actor, kind.act, satuan_kerja)) throw new ProblemError('TIDAK_BERHAK');
    if (await moveImport(db, id, 'pratinjau', { keadaan: 'berjalan', denyut: clock() })) {
      const target = { unit: satuan_kerja.satuan_kerja_id, tahun, actor, now: clock() };
      runner.start(kind, { db, id, target, clock });
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
