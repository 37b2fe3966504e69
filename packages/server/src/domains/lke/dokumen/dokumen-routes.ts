import { dokumenCalls } from '@selaras/contracts';
import { can, seesAllUnits } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { asActor } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { registerFileOwner } from '../../../kit/files/file-owner';
import { findFile } from '../../../kit/files/file-repository';
import type { FilePictures } from '../../../kit/pdf-page/file-pictures';
import { unitScope } from '../../../kit/visibility/unit-scope';
import { writeOnce } from '../../../plugins/idempotency/idempotency';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import type { SignedIn } from '../../../plugins/signed-in';
import { countPemilik, findDokumen, listPemilik, listVersi } from './dokumen-repository';
import { createDokumen, replaceDokumen, restoreDokumen, TUJUAN, withdrawDokumen } from './write-dokumen';

const { list, versions, create, replace, withdraw, restore } = dokumenCalls;

/** Performance documents of units and regency, for who keeps them and for who watches over them (domain §9, 2.2). */
export function registerDokumen(app: FastifyInstance, pictures: FilePictures): void {
  const { instansi } = app.context.config;
  registerFileOwner(app, TUJUAN, async (db, actor, id) => {
    const row = await findDokumen(db, id);
    return row !== undefined && can(actor, versions.act, row);
  });

  route(app, list, async ({ db, actor, tahun, query: { satuan_kerja_id, kabupaten, ...query } }) => {
    const filter = {
      tahun,
      scope: unitScope(actor, satuan_kerja_id),
      kabupaten: !seesAllUnits(actor)
        ? ('tidak' as const)
        : kabupaten === '1'
          ? ('saja' as const)
          : satuan_kerja_id === undefined
            ? ('ikut' as const)
            : ('tidak' as const),
    };
    const [page, jumlah] = await Promise.all([
      listPemilik(db, { ...filter, ...query, instansi }),
      countPemilik(db, filter),
    ]);
    return { ...page, jumlah };
  });

  route(app, versions, async ({ db, actor, params: { id } }) => {
    const row = await findDokumen(db, id);
    if (row === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    if (!can(actor, versions.act, row)) throw new ProblemError('TIDAK_BERHAK');
    return { data: await listVersi(db, id) };
  });

  /** Draws the first page ahead of the first reader; what only a password opens is of no use to the public. */
  async function draw(db: Kysely<Tables>, actor: SignedIn, berkasId: number): Promise<void> {
    const berkas = await findFile(db, berkasId);
    if (berkas?.tujuan !== TUJUAN || berkas.created_by !== actor.id) return;
    const picture = await pictures.read(db, berkas).catch(() => 'lain-kali');
    if (picture !== 'berkata-sandi') return;
    const pesan = 'PDF ini berkata sandi. Simpan ulang tanpa kata sandi lalu unggah kembali.';
    throw new ProblemError('BERKAS_DITOLAK', { pesan, errors: { berkas_id: [pesan] } });
  }

  route(app, create, async ({ db, actor, request, tahun, body }) => {
    if (!can(actor, create.act, body)) throw new ProblemError('TIDAK_BERHAK');
    await draw(db, actor, body.berkas_id);
    return {
      data: await writeOnce({ db, actor, request }, (tx) => createDokumen({ tx, actor }, tahun, body)),
    };
  });
  route(app, replace, async ({ db, actor, request, params, body }) => {
    await draw(db, actor, body.berkas_id);
    return {
      data: await asActor(db, actor.id, (tx) => replaceDokumen({ tx, actor, request, ...params }, body)),
    };
  });
  route(app, withdraw, async ({ db, actor, request, params, body }) => ({
    data: await asActor(db, actor.id, (tx) => withdrawDokumen({ tx, actor, request, ...params }, body)),
  }));
  route(app, restore, async ({ db, actor, request, params }) => ({
    data: await asActor(db, actor.id, (tx) => restoreDokumen({ tx, actor, request, ...params })),
  }));
}
