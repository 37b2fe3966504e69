import { type CheckedBodyOf, type lkeTindakLanjutCalls, TINDAK_LANJUT_BUKTI_MAX } from '@selaras/contracts';
import {
  type Halaman,
  isTindakLanjutTerbuka,
  kekuranganTindakLanjut,
  type LangkahTindakLanjutLke,
  langkahTindakLanjut,
  tahunTindakLanjut,
} from '@selaras/domain';
import { sql } from 'kysely';
import { ProblemError } from '../../../plugins/problem';
import { halamanColumns } from '../eviden/bukti-repository';
import { requireHalaman } from '../eviden/require-halaman';
import { contentOf, type Dibawa } from '../eviden/store-isi';
import { type Change, holdTindakLanjut, requireSame, wrongState } from './hold-tindak-lanjut';

/** Stores plan, owner and day of a follow-up that the unit has. */
export async function saveTindakLanjut(
  change: Change,
  body: CheckedBodyOf<typeof lkeTindakLanjutCalls.save>,
): Promise<void> {
  const row = await holdTindakLanjut(change, 'unit');
  if (!isTindakLanjutTerbuka(row.keadaan)) throw wrongState(row);
  requireSame(change, row);
  await change.tx.updateTable('lke_tindak_lanjut').set(body).where('id', '=', row.id).execute();
}

/** Attaches evidence of the unit to a follow-up; what is attached already stays once. */
export async function attachBukti(change: Change, isi: Dibawa, halaman: Halaman | null): Promise<void> {
  const { tx, actor, lembar } = change;
  const row = await holdTindakLanjut(change, 'unit');
  if (!isTindakLanjutTerbuka(row.keadaan)) throw wrongState(row);
  const ofNextYear = { ...lembar, tahun: tahunTindakLanjut(lembar.tahun) };
  const { id: eviden_versi_id } = await contentOf(tx, actor, ofNextYear, isi);
  const there = row.bukti.map((one) => one.eviden_versi_id);
  if (there.includes(eviden_versi_id)) return;
  if (there.length >= TINDAK_LANJUT_BUKTI_MAX) {
    throw new ProblemError('MASUKAN_TIDAK_SESUAI', {
      pesan: `Satu tindak lanjut memuat paling banyak ${TINDAK_LANJUT_BUKTI_MAX} eviden. Lepaskan yang tidak perlu.`,
    });
  }
  await requireHalaman(tx, eviden_versi_id, halaman);
  await tx
    .insertInto('lke_tindak_lanjut_bukti')
    .values({ tindak_lanjut_id: row.id, ...lembar, eviden_versi_id, ...halamanColumns(halaman) })
    .execute();
  await touch(change, row);
}

/** Names the pages that matter of what is attached. */
export async function nameHalamanBukti(
  change: Change,
  evidenVersiId: number,
  halaman: Halaman | null,
): Promise<void> {
  const row = await holdTindakLanjut(change, 'unit');
  if (!isTindakLanjutTerbuka(row.keadaan)) throw wrongState(row);
  requireSame(change, row);
  if (!row.bukti.some(({ eviden_versi_id }) => eviden_versi_id === evidenVersiId)) {
    throw new ProblemError('TIDAK_DITEMUKAN');
  }
  await requireHalaman(change.tx, evidenVersiId, halaman);
  await change.tx
    .updateTable('lke_tindak_lanjut_bukti')
    .set(halamanColumns(halaman))
    .where('tindak_lanjut_id', '=', row.id)
    .where('eviden_versi_id', '=', evidenVersiId)
    .execute();
  await touch(change, row);
}

/** Takes evidence off a follow-up that the unit has; the evidence itself stays. */
export async function detachBukti(change: Change, evidenVersiId: number): Promise<void> {
  const row = await holdTindakLanjut(change, 'unit');
  if (!isTindakLanjutTerbuka(row.keadaan)) throw wrongState(row);
  requireSame(change, row);
  const { numDeletedRows } = await change.tx
    .deleteFrom('lke_tindak_lanjut_bukti')
    .where('tindak_lanjut_id', '=', row.id)
    .where('eviden_versi_id', '=', evidenVersiId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new ProblemError('TIDAK_DITEMUKAN');
  await touch(change, row);
}

/** One step of a follow-up by who may take it; 409 from any other state, 422 with what is missing. */
export async function stepTindakLanjut(
  change: Change,
  langkah: LangkahTindakLanjutLke,
  catatan: string | null,
): Promise<void> {
  const { tx, actor } = change;
  const { dari, ke, oleh } = langkahTindakLanjut[langkah];
  const row = await holdTindakLanjut(change, oleh);
  if (!(dari as readonly string[]).includes(row.keadaan)) throw wrongState(row);
  requireSame(change, row);
  const missing = langkah === 'ajukan' ? kekuranganTindakLanjut(row) : {};
  if (Object.keys(missing).length > 0) {
    throw new ProblemError('MASUKAN_TIDAK_SESUAI', {
      pesan: `Belum lengkap: ${Object.values(missing).join(', ').toLowerCase()}.`,
      errors: Object.fromEntries(Object.entries(missing).map(([field, pesan]) => [field, [pesan]])),
    });
  }
  await tx
    .updateTable('lke_tindak_lanjut')
    .set({ keadaan: ke, ...(oleh === 'penilai' && { catatan }) })
    .where('id', '=', row.id)
    .execute();
  await tx
    .insertInto('lke_tindak_lanjut_langkah')
    .values({ tindak_lanjut_id: row.id, dari: row.keadaan, ke, catatan, user_id: actor.id })
    .execute();
  // What the evaluator judged stays as he saw it.
  if (oleh === 'penilai') {
    await sql`
      update lke_eviden_versi v set dinilai_sejak = now() from lke_tindak_lanjut_bukti b
      where b.eviden_versi_id = v.id and b.tindak_lanjut_id = ${row.id} and v.dinilai_sejak is null`.execute(
      tx,
    );
  }
}

/** The row is another one now: its version is what the next write must have read. */
async function touch({ tx }: Change, { id, keadaan }: { id: number; keadaan: string }): Promise<void> {
  await tx
    .updateTable('lke_tindak_lanjut')
    .set({ keadaan: sql`${keadaan}` })
    .where('id', '=', id)
    .execute();
}
