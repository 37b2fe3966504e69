import {
  downloadPerjanjianKinerjaCall,
  perjanjianKinerjaCalls,
  perjanjianKinerjaPegawaiCalls,
  perjanjianKinerjaPemdaCalls,
} from '@selaras/contracts';
import { type Actor, ownsUnit, seesAllUnits } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { registerFileOwner } from '../../../kit/files/file-owner';
import { PdfPrinter } from '../../../kit/pdf/pdf-printer';
import { inScope, unitScope } from '../../../kit/visibility/unit-scope';
import { ProblemError } from '../../../plugins/problem';
import { publicAnswer } from '../../../plugins/public-answer';
import { route } from '../../../plugins/route';
import { isOnApprovedPlan } from './approved-plan';
import { findRow, withPlan } from './perjanjian-detail';
import { perjanjianDocument } from './perjanjian-document';
import { type PerjanjianKinerja, withoutNip } from './perjanjian-kinerja';
import { findPerjanjian } from './perjanjian-kinerja-repository';
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
 * The agreement as a document in a new tab (spec 1 §7). Drafts only for their own unit and for who sees all; a
 * guest sees what was issued, without personal numbers, and no agreement of a single employee.
 */
function registerDownload(app: FastifyInstance): void {
  const printer = new PdfPrinter();
  app.addHook('onClose', () => printer.close());
  route(app, downloadPerjanjianKinerjaCall, async ({ db, actor, query, reply, clock, config }) => {
    const newest = await findPerjanjian(db, query, true);
    const found =
      newest?.status === 'draf' && !isInsider(actor, newest)
        ? await findPerjanjian(db, query, false)
        : newest;
    if (found === undefined || !(isInsider(actor, found) || (await isPublic(db, found)))) {
      throw new ProblemError('TIDAK_DITEMUKAN');
    }
    const current = await withPlan(db, found, query.jenis === 'pemda' ? null : query.id);
    const shown = actor === null ? publicAnswer(withoutNip(current)) : current;
    const pdf = await printer.print(perjanjianDocument(shown, config.instansi, clock()));
    return reply
      .type('application/pdf')
      .header(
        'Content-Disposition',
        `inline; filename="perjanjian-kinerja-${query.jenis}-${found.tahun}-${found.id}.pdf"`,
      )
      .send(pdf);
  });
}

/** What a guest may open: no agreement of a single employee, and none on a plan that is not approved. */
async function isPublic(db: Kysely<Tables>, found: PerjanjianKinerja): Promise<boolean> {
  return found.jenis !== 'pegawai' && isOnApprovedPlan(db, found);
}

/** Whose people the agreement itself names: an employee's earlier ones may be those of another unit. */
function isInsider(actor: Actor | null, { satuan_kerja_id }: Pick<PerjanjianKinerja, 'satuan_kerja_id'>) {
  return seesAllUnits(actor) || (satuan_kerja_id !== null && ownsUnit(actor, satuan_kerja_id));
}
