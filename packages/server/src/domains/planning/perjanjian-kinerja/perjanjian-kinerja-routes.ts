import {
  downloadPerjanjianKinerjaCall,
  perjanjianKinerjaCalls,
  perjanjianKinerjaPegawaiCalls,
  perjanjianKinerjaPemdaCalls,
} from '@selaras/contracts';
import { seesAllUnits } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { inline } from '../../../kit/files/content-disposition';
import { registerFileOwner } from '../../../kit/files/file-owner';
import { findFile } from '../../../kit/files/file-repository';
import { openStore } from '../../../kit/files/open-store';
import { sendFile } from '../../../kit/files/send-file';
import { PdfPrinter } from '../../../kit/pdf/pdf-printer';
import { inScope, unitScope } from '../../../kit/visibility/unit-scope';
import { visibilityOf } from '../../../kit/visibility/visibility';
import { ProblemError } from '../../../plugins/problem';
import { publicAnswer } from '../../../plugins/public-answer';
import { route } from '../../../plugins/route';
import { findRow, withPlan } from './perjanjian-detail';
import { perjanjianDocument } from './perjanjian-document';
import { withoutNip } from './perjanjian-kinerja';
import { type FoundPerjanjian, findPerjanjian } from './perjanjian-kinerja-repository';
import { listPerjanjian } from './perjanjian-list';
import { listPerjanjianPegawai } from './perjanjian-pegawai-list';
import { mayDo, mayRead } from './perjanjian-rights';
import { registerSteps } from './perjanjian-step-routes';

/** Performance agreements: lists, steps, the document, the signed copy (domain §5, §9). */
export function registerPerjanjianKinerja(app: FastifyInstance): void {
  registerDownload(app);
  registerList(app);
  registerSteps(app, 'unit', perjanjianKinerjaCalls);
  registerSteps(app, 'pemda', perjanjianKinerjaPemdaCalls);
  registerSteps(app, 'pegawai', perjanjianKinerjaPegawaiCalls);
  registerFileOwner(app, 'pk_ttd', async (db, actor, id) => {
    const row = await findRow(db, id);
    return row !== undefined && mayRead(actor, row);
  });
}

function registerList(app: FastifyInstance): void {
  route(app, perjanjianKinerjaCalls.list, async ({ db, actor, tahun, query }) => {
    const { satuan_kerja_id, ...rest } = query;
    const scope = inScope(unitScope(actor, satuan_kerja_id), sql`r.satuan_kerja_id`);
    const denganPemda = seesAllUnits(actor) && satuan_kerja_id === undefined;
    const page = await listPerjanjian(db, { ...rest, tahun, scope, denganPemda });
    const data = page.data.map((row) => ({
      ...row,
      kemampuan: {
        buat:
          row.perjanjian === null &&
          mayDo(actor, 'create', {
            jenis: row.jenis,
            satuan_kerja_id: row.satuan_kerja?.satuan_kerja_id ?? null,
          }),
      },
    }));
    return { ...page, data };
  });

  route(app, perjanjianKinerjaPegawaiCalls.list, async ({ db, actor, tahun, query }) => {
    const { satuan_kerja_id, ...rest } = query;
    const scope = inScope(unitScope(actor, satuan_kerja_id), sql`p.satuan_kerja_id`);
    const page = await listPerjanjianPegawai(db, { ...rest, tahun, scope });
    const data = page.data.map((row) => ({
      ...row,
      kemampuan: {
        buat: row.perjanjian === null && mayDo(actor, 'create', { jenis: 'pegawai', ...row.satuan_kerja }),
      },
    }));
    return { ...page, data };
  });
}

/**
 * The agreement as a document in a new tab (spec 1 §7): the signed copy as it was kept, for everybody who may open the
 * agreement; before it is signed a printed one, for its own unit and for who sees all units. What is printed for guests
 * tells no personal numbers; a signed copy is an official document that stays as it was signed (ADR 116).
 */
function registerDownload(app: FastifyInstance): void {
  const printer = new PdfPrinter();
  const store = openStore(app.context.config);
  app.addHook('onClose', () => printer.close());
  route(app, downloadPerjanjianKinerjaCall, async ({ db, actor, query, request, reply, clock, config }) => {
    const found = await findPerjanjian(db, query, visibilityOf(actor));
    if (found === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    const shownAs = documentName(found);
    if (found.berkas_id !== null) {
      const copy = await findFile(db, found.berkas_id);
      if (copy === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
      return sendFile({ request, reply, store, shownAs }, copy);
    }
    const current = await withPlan(db, found, query.jenis === 'pemda' ? null : query.id);
    const shown = actor === null ? publicAnswer(withoutNip(current)) : current;
    const pdf = await printer.print(perjanjianDocument(shown, config.instansi, clock()));
    return reply.type('application/pdf').header('Content-Disposition', inline(shownAs)).send(pdf);
  });
}

/** Says of a signed agreement whether the file bears the signatures or is printed without them. */
function documentName({ id, jenis, tahun, status, berkas_id }: FoundPerjanjian): string {
  const what = berkas_id === null ? '-cetakan-tanpa-tanda-tangan' : '-ditandatangani';
  return `perjanjian-kinerja-${jenis}-${tahun}-${id}${status === 'ditandatangani' ? what : ''}.pdf`;
}
