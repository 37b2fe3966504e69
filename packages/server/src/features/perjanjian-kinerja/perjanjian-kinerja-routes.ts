import { downloadPerjanjianKinerjaCall } from '@selaras/contracts';
import { type Actor, ownsUnit, seesAllUnits } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../plugins/problem';
import { route } from '../../plugins/route';
import { PdfPrinter } from '../pdf/pdf-printer';
import { perjanjianDocument } from './perjanjian-document';
import { withoutNip } from './perjanjian-kinerja';
import { findPemilik, findPerjanjian } from './perjanjian-kinerja-repository';

/**
 * The agreement as a document in a new tab (spec 1 §7). Drafts only for their own unit and for who sees all; a
 * guest sees what was issued, without personal numbers, and no agreement of a single employee.
 */
export function registerPerjanjianKinerja(app: FastifyInstance): void {
  const printer = new PdfPrinter();
  app.addHook('onClose', () => printer.close());
  route(app, downloadPerjanjianKinerjaCall, async ({ db, actor, query, reply, clock, config }) => {
    const pemilik = await findPemilik(db, query);
    if (pemilik === undefined || (query.jenis === 'pegawai' && !isInsider(actor, pemilik.satuan_kerja_id))) {
      throw new ProblemError('TIDAK_DITEMUKAN');
    }
    const found = await findPerjanjian(db, query, isInsider(actor, pemilik.satuan_kerja_id));
    if (found === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    const shown = actor === null ? withoutNip(found) : found;
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

function isInsider(actor: Actor | null, satuanKerjaId: number | null): boolean {
  return seesAllUnits(actor) || (satuanKerjaId !== null && ownsUnit(actor, satuanKerjaId));
}
