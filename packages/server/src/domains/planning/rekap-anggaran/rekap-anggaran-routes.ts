import { rekapAnggaranCall } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { findSatuanKerja } from '../../../kit/satuan-kerja/satuan-kerja-repository';
import { isUnitVisible } from '../../../kit/visibility/unit-visible';
import { visibilityOf } from '../../../kit/visibility/visibility';
import { ProblemError } from '../../../plugins/problem';
import { publicAnswer } from '../../../plugins/public-answer';
import { route } from '../../../plugins/route';
import { buildRekap } from './rekap-anggaran';
import { rekapPage } from './rekap-anggaran-page';
import { findRekapRows } from './rekap-anggaran-repository';

/** The printable budget recap, opened in a new tab where no bearer token travels (spec 1 §7). */
export function registerRekapAnggaran(app: FastifyInstance): void {
  route(app, rekapAnggaranCall, async ({ db, actor, query, clock, config, reply }) => {
    const { satuan_kerja_id, tahun_kinerja } = query;
    if (!config.openYears.includes(tahun_kinerja)) throw new ProblemError('TAHUN_TIDAK_DIKENAL');
    const unit = await findSatuanKerja(db, satuan_kerja_id);
    if (unit === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    const visible = await isUnitVisible(db, visibilityOf(actor), satuan_kerja_id, tahun_kinerja);
    const rows = visible ? await findRekapRows(db, satuan_kerja_id, tahun_kinerja) : null;
    return reply.type('text/html; charset=utf-8').send(
      rekapPage({
        instansi: config.instansi,
        satuanKerjaNama: unit.satuan_kerja_nama,
        tahun: tahun_kinerja,
        dicetak: clock(),
        rekap: rows === null ? null : buildRekap(actor === null ? publicAnswer(rows) : rows),
      }),
    );
  });
}
