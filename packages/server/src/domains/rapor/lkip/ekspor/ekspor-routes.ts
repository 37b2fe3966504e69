import type { ProblemCode } from '@selaras/contracts';
import { type BentukLkip, lkipEksporCalls } from '@selaras/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { attachment } from '../../../../kit/files/content-disposition';
import { openStore } from '../../../../kit/files/open-store';
import { PicturePainter } from '../../../../kit/picture/picture-painter';
import { visibilityOf } from '../../../../kit/visibility/visibility';
import { writeOnce } from '../../../../plugins/idempotency/idempotency';
import { ProblemError } from '../../../../plugins/problem';
import { route } from '../../../../plugins/route';
import type { SignedIn } from '../../../../plugins/signed-in';
import { requireReader } from '../akses/pembaca';
import { type Pemilik, requireUnit } from '../akses/pemilik';
import { assembleLaporan } from './assemble-laporan';
import { findEkspor, findOngoing, insertEkspor, moveEkspor } from './ekspor-repository';
import { EksporRunner } from './ekspor-runner';
import { livingEkspor, shownEkspor } from './ekspor-view';
import { fileNameOf } from './nama-berkas';

const types: Readonly<Record<BentukLkip, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

/** The annual report as DOCX and PDF/A-2a, made behind the answer (domain §5). */
export function registerEksporLkip(app: FastifyInstance): void {
  const { clock, config } = app.context;
  const store = openStore(config);
  const painter = new PicturePainter();
  const runner = new EksporRunner(app.jobs, painter);
  app.addHook('onClose', async () => {
    await runner.close();
    await painter.close();
  });

  interface Asking {
    readonly db: Kysely<Tables>;
    readonly actor: SignedIn;
    readonly request: FastifyRequest;
  }
  async function begin({ db, actor, request }: Asking, pemilik: Pemilik, bentuk: BentukLkip) {
    await requireReader(db, actor, pemilik);
    const unit = await requireUnit(db, pemilik);
    const waiting = await findOngoing(db, actor.id);
    if (waiting !== undefined) await livingEkspor(db, waiting, clock());
    // The same request sent twice is one file.
    let fresh = false;
    const row = await writeOnce({ db, actor, request }, async (tx) => {
      fresh = true;
      const ongoing = await findOngoing(tx, actor.id);
      if (ongoing !== undefined)
        throw new ProblemError('BENTROK', { pesan: ONE_AT_A_TIME, terkini: shownEkspor(ongoing) });
      const nama = fileNameOf(unit, pemilik.tahun, bentuk);
      return insertEkspor(tx, { ...pemilik, bentuk, nama, created_by: actor.id, denyut: clock() });
    });
    if (fresh) {
      const whose = { unit, instansi: config.instansi, visibility: visibilityOf(actor) };
      const rakit = () => assembleLaporan(db, pemilik, whose);
      runner.start({ db, store, clock, ekspor: row, rakit });
    }
    return { data: shownEkspor(row) };
  }

  route(app, lkipEksporCalls.satuanKerja, (input) =>
    begin(input, { satuan_kerja_id: input.params.satkerId, tahun: input.tahun }, input.body.bentuk),
  );
  route(app, lkipEksporCalls.kabupaten, (input) =>
    begin(input, { satuan_kerja_id: null, tahun: input.tahun }, input.body.bentuk),
  );

  async function own(db: Kysely<Tables>, id: number, actor: SignedIn) {
    const row = await findEkspor(db, id, actor.id);
    if (row === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    return livingEkspor(db, row, clock());
  }

  route(app, lkipEksporCalls.baca, async ({ db, actor, params }) => ({
    data: shownEkspor(await own(db, params.id, actor)),
  }));

  route(app, lkipEksporCalls.batal, async ({ db, actor, params }) => {
    await own(db, params.id, actor);
    await moveEkspor(db, params.id, { keadaan: 'dibatalkan' });
    return { data: shownEkspor(await own(db, params.id, actor)) };
  });

  route(app, lkipEksporCalls.berkas, async ({ db, actor, params, reply }) => {
    const { keadaan, kode, pesan, bentuk, nama, nama_acak, ukuran } = await own(db, params.id, actor);
    if (keadaan === 'gagal') {
      throw new ProblemError((kode ?? 'KESALAHAN_SERVER') as ProblemCode, {
        ...(pesan !== null && { pesan }),
      });
    }
    const content = nama_acak === null ? null : await store.open(nama_acak);
    if (content === null)
      throw new ProblemError('TIDAK_DITEMUKAN', {
        pesan: 'Berkas ini belum selesai atau sudah dihapus. Buat lagi.',
      });
    return reply
      .type(types[bentuk])
      .header('Content-Disposition', attachment(nama))
      .header('Content-Length', ukuran ?? 0)
      .send(content);
  });
}

const ONE_AT_A_TIME =
  'Berkas yang Anda minta sebelumnya masih dibuat. Tunggu sampai selesai, atau batalkan dahulu.';
