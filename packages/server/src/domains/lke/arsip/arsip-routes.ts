import { lkeDokumenCalls } from '@selaras/contracts';
import { zonedDate } from '@selaras/domain';
import { can } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { openStore } from '../../../kit/files/open-store';
import { findSatuanKerja } from '../../../kit/satuan-kerja/satuan-kerja-repository';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { readHasilUnit } from '../hasil/read-hasil';
import { pandanganOf, visibleHasil } from '../hasil/visible-hasil';
import { seesBukti, visibleBaris } from '../penilaian/lembar-view';
import { requireReader } from '../penilaian/pelaku';
import { readLembar } from '../penilaian/read-lembar';
import { readTindakLanjut } from '../tindak-lanjut/tindak-lanjut-repository';
import { visibleTindakLanjut } from '../tindak-lanjut/visible-tindak-lanjut';
import { arsipEntries } from './arsip-entries';
import { findIsi, findPercakapan } from './arsip-repository';
import { arsipStream } from './arsip-stream';

/** The earliest moment that a ZIP knows: the same worksheet gives the same archive, whenever it is fetched. */
const MTIME = new Date(1980, 0, 1);

/** A unit's whole worksheet as a ZIP, for who may see its evidence. */
export function registerArsip(app: FastifyInstance): void {
  const store = openStore(app.context.config);
  const { arsip } = lkeDokumenCalls;
  route(app, arsip, async ({ db, actor, params: { satkerId }, query: { tahun }, reply, clock }) => {
    if (!can(actor, arsip.act, { satuan_kerja_id: satkerId })) throw new ProblemError('TIDAK_BERHAK');
    const pelaku = await requireReader(db, actor, { satuan_kerja_id: satkerId, tahun });
    if (!seesBukti(pelaku)) throw new ProblemError('TIDAK_BERHAK');
    const satuan_kerja = await findSatuanKerja(db, satkerId);
    if (satuan_kerja === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    const [{ instrumen, penilaian, baris }, { hasil }] = await Promise.all([
      readLembar(db, satkerId, tahun),
      readHasilUnit(db, tahun, satkerId),
    ]);
    const { keadaan } = penilaian;
    const lembar = { satuan_kerja_id: satkerId, tahun };
    const [{ portal, names }, percakapan, followed] = await Promise.all([
      findIsi(db, penilaian.id),
      findPercakapan(db, penilaian.id),
      readTindakLanjut(db, lembar, { userId: actor.id, hariIni: zonedDate(clock()) }),
    ]);
    const pandangan = hasil && pandanganOf(actor, hasil.stored);
    const entries = arsipEntries({
      instrumen,
      satuan_kerja_nama: satuan_kerja.satuan_kerja_nama,
      keadaan,
      baris: visibleBaris(baris, { keadaan, pelaku }),
      portal,
      percakapan,
      tindakLanjut: followed.map((row) => visibleTindakLanjut(actor, row)),
      nilai: hasil && pandangan ? visibleHasil(hasil, pandangan) : null,
    });
    return reply
      .type('application/zip')
      .header('Content-Disposition', `attachment; filename="lke-${tahun}-${satkerId}.zip"`)
      .send(arsipStream(entries, store, names, MTIME));
  });
}
