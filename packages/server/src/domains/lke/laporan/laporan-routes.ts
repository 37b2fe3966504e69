import { lkeDokumenCalls, pageAddress } from '@selaras/contracts';
import { zonedDate } from '@selaras/domain';
import { can } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../../../kit/html/origin-of';
import { PdfPrinter } from '../../../kit/pdf/pdf-printer';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { trenOf } from '../hasil/hasil-detail';
import { readHasilUnit } from '../hasil/read-hasil';
import { listRekomendasi } from '../hasil/rekomendasi-repository';
import { pandanganOf } from '../hasil/visible-hasil';
import { readTindakLanjut } from '../tindak-lanjut/tindak-lanjut-repository';
import { laporanOf } from './laporan';
import { laporanDocx } from './laporan-docx';
import { laporanPdf } from './laporan-pdf';
import { findFinal, findInspektur, findTempat } from './laporan-repository';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Where everybody finds final results. */
const HASIL_PUBLIK = '/public-display/lke/hasil-akhir';

/** The evaluation report (LHE) of a unit, from the state final on, in a new tab (ADR 3). */
export function registerLaporan(app: FastifyInstance): void {
  const printer = new PdfPrinter();
  app.addHook('onClose', () => printer.close());
  const { laporan } = lkeDokumenCalls;
  route(app, laporan, async ({ db, actor, params: { satkerId }, query, request, reply, config, clock }) => {
    if (!can(actor, laporan.act, { satuan_kerja_id: satkerId })) throw new ProblemError('TIDAK_BERHAK');
    const { tahun, bentuk } = query;
    const { instrumen, hasil } = await readHasilUnit(db, tahun, satkerId);
    const pandangan = hasil && pandanganOf(actor, hasil.stored);
    if (!hasil || !pandangan || pandangan === 'publik') throw new ProblemError('TIDAK_DITEMUKAN');
    if (hasil.stored.keadaan !== 'final') {
      throw new ProblemError('BENTROK', {
        pesan: 'Laporan hasil evaluasi terbit setelah evaluasi satuan kerja ini final.',
      });
    }
    const unit = { satuanKerjaId: satkerId, tahun };
    const before = { satuan_kerja_id: satkerId, tahun: tahun - 1 };
    const [rekomendasi, tren, final, penandatangan, tempat, rows] = await Promise.all([
      listRekomendasi(db, unit, [1, 2]),
      trenOf(db, satkerId, pandangan),
      findFinal(db, unit),
      findInspektur(db),
      findTempat(db),
      readTindakLanjut(db, before, { userId: actor.id, hariIni: zonedDate(clock()) }),
    ]);
    const { instansi } = config;
    const alamat = `${originOf(request, config)}${pageAddress(HASIL_PUBLIK, { tahun, q: hasil.stored.satuan_kerja_nama })}`;
    const report = laporanOf({
      instrumen,
      hasil,
      rekomendasi,
      tren,
      final,
      penandatangan,
      instansi,
      tempat,
      tindakLanjut: rows.filter(({ ditarik }) => ditarik === null),
      alamat,
    });
    const nama = `lhe-${tahun}-${satkerId}.${bentuk}`;
    if (bentuk === 'docx') {
      return reply
        .type(DOCX)
        .header('Content-Disposition', `attachment; filename="${nama}"`)
        .send(await laporanDocx(report));
    }
    return reply
      .type('application/pdf')
      .header('Content-Disposition', `inline; filename="${nama}"`)
      .send(await printer.print(laporanPdf(report, clock())));
  });
}
