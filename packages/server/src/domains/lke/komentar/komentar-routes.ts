import { BALASAN_MAX, lkeKomentarCalls } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { asActor } from '../../../database/as-actor';
import { requireMatch, rowEtag } from '../../../plugins/etag';
import { writeOnce } from '../../../plugins/idempotency/idempotency';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { findPenilaian } from '../penilaian/penilaian-repository';
import { holdOpen, readerOf } from './hold-komentar';
import {
  changeKomentar,
  countBalasan,
  countOpen,
  holdKomentar,
  insertKomentar,
  listPercakapan,
  MENIT_UBAH,
} from './komentar-repository';

const { list, jumlah, create, update, selesai } = lkeKomentarCalls;

/** Threads about criteria, between the unit and its evaluators. */
export function registerKomentar(app: FastifyInstance): void {
  route(app, list, async ({ db, actor, tahun, params: { satkerId }, query }) => {
    const reader = await readerOf(db, actor, list.act, { satuan_kerja_id: satkerId, tahun });
    const { id: penilaianId } = await findPenilaian(db, satkerId, tahun);
    return listPercakapan(db, { penilaianId, kriteriaId: query.kriteria_id, page: query.page }, reader);
  });

  route(app, jumlah, async ({ db, actor, tahun, params: { satkerId } }) => {
    const { internal } = await readerOf(db, actor, jumlah.act, { satuan_kerja_id: satkerId, tahun });
    const { id } = await findPenilaian(db, satkerId, tahun);
    return { data: await countOpen(db, id, internal) };
  });

  route(app, create, ({ db, actor, request, tahun, params: { satkerId }, body }) =>
    writeOnce({ db, actor, request }, async (tx) => {
      const lembar = { satuan_kerja_id: satkerId, tahun };
      const reader = await readerOf(tx, actor, create.act, lembar);
      const { instrumen, penilaian } = await holdOpen(tx, lembar);
      const pihak = reader.internal ? ('penilai' as const) : ('unit' as const);
      const { percakapan_id, teks } = body;
      if (percakapan_id === null) {
        const known = instrumen.komponen.some(({ subKomponen }) =>
          subKomponen.some(({ kriteria }) => kriteria.some(({ id }) => id === body.kriteria_id)),
        );
        if (!known) throw new ProblemError('TIDAK_DITEMUKAN');
        if (body.internal && !reader.internal) throw new ProblemError('TIDAK_BERHAK');
        return { data: await insertKomentar(tx, penilaian, { ...body, pihak }) };
      }
      const thread = await holdKomentar(tx, penilaian, percakapan_id, reader);
      if (thread === undefined || thread.percakapan_id !== null) throw new ProblemError('TIDAK_DITEMUKAN');
      if ((await countBalasan(tx, percakapan_id)) >= BALASAN_MAX) {
        throw new ProblemError('BENTROK', { pesan: 'Percakapan ini sudah panjang. Mulai yang baru.' });
      }
      const { kriteria_id, internal } = thread;
      return {
        data: await insertKomentar(tx, penilaian, { kriteria_id, percakapan_id, internal, pihak, teks }),
      };
    }),
  );

  route(app, update, ({ db, actor, request, tahun, params: { satkerId, komentarId }, body: { teks } }) =>
    asActor(db, actor.id, async (tx) => {
      const lembar = { satuan_kerja_id: satkerId, tahun };
      const reader = await readerOf(tx, actor, update.act, lembar);
      const { penilaian } = await holdOpen(tx, lembar);
      const row = await holdKomentar(tx, penilaian, komentarId, reader);
      if (row === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
      if (!row.milik) throw new ProblemError('TIDAK_BERHAK');
      if (!row.baru) {
        throw new ProblemError('BENTROK', {
          pesan: `Komentar hanya dapat diperbaiki dalam ${MENIT_UBAH} menit. Tulis balasan.`,
        });
      }
      requireMatch(request, rowEtag(row), { id: row.id, versi: row.versi, teks: row.teks });
      return { data: await changeKomentar(tx, row.id, { teks, diubah: true }) };
    }),
  );

  route(app, selesai, ({ db, actor, request, tahun, params: { satkerId, komentarId }, body }) =>
    asActor(db, actor.id, async (tx) => {
      const lembar = { satuan_kerja_id: satkerId, tahun };
      const reader = await readerOf(tx, actor, selesai.act, lembar);
      const { penilaian } = await holdOpen(tx, lembar);
      const row = await holdKomentar(tx, penilaian, komentarId, reader);
      if (row === undefined || row.percakapan_id !== null) throw new ProblemError('TIDAK_DITEMUKAN');
      requireMatch(request, rowEtag(row), { id: row.id, versi: row.versi, selesai: row.selesai });
      return { data: await changeKomentar(tx, row.id, { selesai: body.selesai }) };
    }),
  );
}
