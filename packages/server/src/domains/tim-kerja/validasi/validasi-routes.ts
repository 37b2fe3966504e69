import { PER_PAGE, validasiAnggotaCalls } from '@selaras/contracts';
import { type LangkahAnggota, semuaLangkahAnggota } from '@selaras/domain';
import { hasRole } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { writeOnce } from '../../../plugins/idempotency';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { findAnggota, listAnggota, pageAnggota } from '../anggota/anggota-repository';
import { answerOf } from '../anggota/answer-of';
import { type Pembaca, pembacaOf } from '../anggota/pembaca';
import { jabatanOf, presentAnggota, situasiOf, tahapOf } from '../anggota/present-anggota';
import { requireAlasan, takeLangkah } from '../anggota/take-langkah';
import { fits, isDiputus, listMenunggu } from './antrean-repository';

const { list, get, langkah, putuskan } = validasiAnggotaCalls;

/** Decisions about places in teams: who may is said by the posts that people hold, not by their role alone. */
export function registerValidasiAnggota(app: FastifyInstance): void {
  route(app, list, async ({ db, query: { sebagai, tampil, q, saring, page }, ...asked }) => {
    const pembaca = await pembacaOf(db, asked);
    const waiting = await listMenunggu(db, pembaca, sebagai);
    const jumlah = {
      menunggu: waiting.length,
      terlambat: waiting.filter(({ terlambat }) => terlambat).length,
    };
    if (tampil === 'diputus') {
      const order = sql`row(-extract(epoch from a.updated_at), a.id)`;
      const { data, ...rest } = await pageAnggota(db, isDiputus(pembaca, sebagai, q, saring), page, order);
      return { ...rest, jumlah, data: await presentAnggota(db, pembaca, data) };
    }
    const found = waiting.filter((one) => fits(one, q, saring)).map(({ row }) => row.id);
    const ids = found.slice((page - 1) * PER_PAGE, page * PER_PAGE);
    const rows = await listAnggota(db, sql`a.id = any(${ids}::bigint[])`);
    const data = await presentAnggota(
      db,
      pembaca,
      rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
    );
    return { data, jumlah, current_page: page, total: found.length, per_page: PER_PAGE };
  });

  route(app, get, async ({ db, params: { anggotaId }, ...asked }) => {
    const pembaca = await pembacaOf(db, asked);
    await requireDecider(db, pembaca, anggotaId);
    return answerOf(db, pembaca, { id: anggotaId });
  });

  route(app, langkah, async ({ db, request, params: { anggotaId }, body, ...asked }) =>
    writeOnce({ db, actor: asked.actor, request }, async (tx) => {
      const pembaca = await pembacaOf(tx, asked);
      await requireDecider(tx, pembaca, anggotaId);
      const kunci = { id: anggotaId };
      await takeLangkah({ tx, pembaca, kunci, request }, body.langkah, body.catatan);
      return answerOf(tx, pembaca, kunci);
    }),
  );

  route(app, putuskan, async ({ db, request, body, ...asked }) =>
    writeOnce({ db, actor: asked.actor, request }, async (tx) => {
      if (body.putusan === 'tolak') requireAlasan('tolak-opd', body.catatan);
      const pembaca = await pembacaOf(tx, asked);
      const gagal: { id: number; pesan: string }[] = [];
      const named = new Map(body.baris.map(({ id, versi }) => [id, versi]));
      for (const [id, versi] of [...named].toSorted(([a], [b]) => a - b)) {
        const pesan = await decideOne(tx, pembaca, { ...body, id, versi });
        if (pesan !== null) gagal.push({ id, pesan });
      }
      return { data: { jumlah: named.size - gagal.length, gagal } };
    }),
  );
}

/** 404 for everybody who never decides about a place: it is not told that there is such a row. */
async function requireDecider(db: Kysely<Tables>, pembaca: Pembaca, id: number): Promise<void> {
  const row = await findAnggota(db, { id }, pembaca.tahun);
  if (row === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  if (hasRole(pembaca.actor, 'super')) return;
  const { kabid, kepalaAsal, kepalaPenerima } = situasiOf(row, await jabatanOf(db, [row], pembaca), pembaca);
  const posts = [...kabid, ...kepalaAsal, ...kepalaPenerima];
  if (pembaca.nip !== null && pembaca.nip !== row.nip && posts.includes(pembaca.nip)) return;
  const decided = await db
    .selectFrom('tim_kerja_anggota_riwayat')
    .where('tim_kerja_anggota_id', '=', id)
    .where('user_id', '=', pembaca.actor.id)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (decided === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
}

interface Putusan {
  readonly id: number;
  readonly versi: number;
  readonly putusan: 'setujui' | 'tolak';
  readonly catatan: string;
}

/** Decides about one of many; answers why it stays as it is, or null. */
async function decideOne(
  tx: Kysely<Tables>,
  pembaca: Pembaca,
  { id, versi, putusan, catatan }: Putusan,
): Promise<string | null> {
  try {
    await requireDecider(tx, pembaca, id);
    const row = await findAnggota(tx, { id }, pembaca.tahun);
    const tahap = row && tahapOf(row.status);
    const step = semuaLangkahAnggota.find((name): name is LangkahAnggota => name === `${putusan}-${tahap}`);
    if (row === undefined || step === undefined || row.versi !== versi) {
      return 'Keadaannya sudah berubah sejak dibaca.';
    }
    await takeLangkah({ tx, pembaca, kunci: { id } }, step, catatan);
    return null;
  } catch (error) {
    // What one row refuses was refused before anything of it was written.
    if (error instanceof ProblemError && error.kode !== 'TERKUNCI') return error.message;
    throw error;
  }
}
