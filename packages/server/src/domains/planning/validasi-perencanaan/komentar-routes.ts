import {
  BALASAN_RENCANA_MAX,
  komentarRencanaCalls,
  PERCAKAPAN_RENCANA_MAX,
  validasiPerencanaanActs,
} from '@selaras/contracts';
import { kunciRencana, type PihakRencana, terimaKomentar } from '@selaras/domain';
import { can } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { asActor } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { holdValidasi } from '../../../kit/locks/lock-repository';
import { findValidasi } from '../../../kit/locks/validasi-repository';
import { requireMatch, rowEtag } from '../../../plugins/etag';
import { writeOnce } from '../../../plugins/idempotency/idempotency';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import type { SignedIn } from '../../../plugins/signed-in';
import { listCascade } from './cascade-repository';
import {
  countKomentar,
  holdPercakapan,
  insertKomentar,
  listPercakapan,
  markSelesai,
  type Rencana,
} from './komentar-repository';
import { requireOwn } from './validasi-step';

const { list, create, balas, selesai } = komentarRencanaCalls;

/** Threads about rows of a plan, between its unit and those who decide about it. */
export function registerKomentarRencana(app: FastifyInstance): void {
  route(app, list, async ({ db, actor, tahun, params: { satkerId } }) => {
    requireOwn(actor, list.act, satkerId);
    const [data, validasi] = await Promise.all([
      listPercakapan(db, { satuan_kerja_id: satkerId, tahun }),
      findValidasi(db, satkerId, tahun),
    ]);
    const tulis = can(actor, create.act, { satuan_kerja_id: satkerId }) && terimaKomentar(validasi);
    return { data, kemampuan: { tulis } };
  });

  route(app, create, async ({ db, actor, request, tahun, params: { satkerId }, body }) => {
    requireOwn(actor, create.act, satkerId);
    return writeOnce({ db, actor, request }, async (tx) => {
      const rencana = { satuan_kerja_id: satkerId, tahun };
      const writer = await holdWriting(tx, actor, rencana);
      const row = (await listCascade(tx, satkerId, tahun)).find(
        (one) => kunciRencana(one) === kunciRencana(body),
      );
      if (row === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
      if ((await countKomentar(tx, rencana, null)) >= PERCAKAPAN_RENCANA_MAX) {
        throw new ProblemError('BENTROK', { pesan: 'Rencana ini sudah punya terlalu banyak percakapan.' });
      }
      const { level, id: baris_id, isian, teks } = body;
      const baris_nama = row.indikator || row.sasaran;
      const komentar = { level, baris_id, baris_nama, isian, percakapan_id: null, teks };
      return { data: await insertKomentar(tx, rencana, { ...komentar, ...writer }) };
    });
  });

  route(app, balas, async ({ db, actor, request, tahun, params: { satkerId, komentarId }, body }) => {
    requireOwn(actor, balas.act, satkerId);
    return writeOnce({ db, actor, request }, async (tx) => {
      const rencana = { satuan_kerja_id: satkerId, tahun };
      const writer = await holdWriting(tx, actor, rencana);
      const { level, baris_id, baris_nama, isian } = await requirePercakapan(tx, rencana, komentarId);
      if ((await countKomentar(tx, rencana, komentarId)) >= BALASAN_RENCANA_MAX) {
        throw new ProblemError('BENTROK', { pesan: 'Percakapan ini sudah panjang. Mulai yang baru.' });
      }
      const balasan = { level, baris_id, baris_nama, isian, percakapan_id: komentarId, ...body };
      return { data: await insertKomentar(tx, rencana, { ...balasan, ...writer }) };
    });
  });

  route(app, selesai, async ({ db, actor, request, tahun, params: { satkerId, komentarId }, body }) => {
    requireOwn(actor, selesai.act, satkerId);
    return asActor(db, actor.id, async (tx) => {
      const rencana = { satuan_kerja_id: satkerId, tahun };
      await holdWriting(tx, actor, rencana);
      const { id, versi, selesai } = await requirePercakapan(tx, rencana, komentarId);
      requireMatch(request, rowEtag({ versi }), { id, versi, selesai });
      return { data: await markSelesai(tx, id, body) };
    });
  });
}

/** Who writes, at which stage; the plan takes comments until the transaction ends. */
async function holdWriting(
  tx: Kysely<Tables>,
  actor: SignedIn,
  { satuan_kerja_id, tahun }: Rencana,
): Promise<{ readonly tahap: number; readonly pihak: PihakRencana }> {
  await holdValidasi(tx, satuan_kerja_id, tahun);
  const validasi = await findValidasi(tx, satuan_kerja_id, tahun);
  if (validasi === null || !terimaKomentar(validasi)) {
    throw new ProblemError('BENTROK', {
      pesan: 'Komentar hanya ditulis selama perencanaan menunggu validasi atau dikembalikan.',
    });
  }
  return {
    tahap: validasi.tahap,
    pihak: can(actor, validasiPerencanaanActs.putuskan) ? 'validator' : 'satuan_kerja',
  };
}

async function requirePercakapan(tx: Kysely<Tables>, rencana: Rencana, id: number) {
  const percakapan = await holdPercakapan(tx, rencana, id);
  if (percakapan === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  return percakapan;
}
