import { validasiAnggotaCalls } from '@selaras/contracts';
import { type LangkahAnggota, type PutusanTempat, semuaLangkahAnggota } from '@selaras/domain';
import { hasRole } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { ALL_ROWS } from '../../../kit/paging/read-page';
import { sendRows } from '../../../kit/xlsx/send-rows';
import { writeOnce } from '../../../plugins/idempotency/idempotency';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { findAnggota } from '../anggota/anggota-repository';
import { answerOf } from '../anggota/answer-of';
import { type Pembaca, pembacaOf } from '../anggota/pembaca';
import { jabatanOf, situasiOf, tahapOf } from '../anggota/present-anggota';
import { requireAlasan, takeLangkah } from '../anggota/take-langkah';
import { antreanColumns } from './antrean-sheet';
import { readAntrean } from './read-antrean';

const { list, export: ekspor, get, langkah, putuskan } = validasiAnggotaCalls;

/** Decisions about places in teams: who may is said by the posts that people hold, not by their role alone. */
export function registerValidasiAnggota(app: FastifyInstance): void {
  route(app, list, async ({ db, query, ...asked }) => {
    return readAntrean(db, await pembacaOf(db, asked), query);
  });

  route(app, ekspor, async ({ db, query, reply, ...asked }) => {
    const pembaca = await pembacaOf(db, asked);
    const { data } = await readAntrean(db, pembaca, { ...query, page: ALL_ROWS });
    return sendRows(reply, {
      nama: sheetNames[query.sebagai],
      tahun: asked.tahun,
      columns: antreanColumns,
      rows: data,
    });
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

const sheetNames = {
  kabid: 'validasi-kepala-bidang',
  opd: 'persetujuan-anggota-tim',
  semua: 'menunggu-keputusan',
} as const;

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
  readonly putusan: PutusanTempat;
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
