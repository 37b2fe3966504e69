import { type CheckedBodyOf, programInovatifCalls } from '@selaras/contracts';
import { can } from '@selaras/roles';
import { claimFiles, releaseFiles, replaceFiles } from '../../../kit/files/file-repository';
import type { RowWrite, Write } from '../../../kit/resource/write-input';
import { findSatuanKerja } from '../../../kit/satuan-kerja/satuan-kerja-repository';
import { requireMatch, rowEtag } from '../../../plugins/etag';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import { lockInovasi, readInovasi } from './program-inovatif-repository';

export const TUJUAN = 'program_inovatif';

type Body = CheckedBodyOf<typeof programInovatifCalls.update>;

const fault = (field: string, pesan: string) =>
  new ProblemError('MASUKAN_TIDAK_SESUAI', { errors: { [field]: [pesan] } });

/** What is kept of a body: no text about a picture that is not there. */
function valuesOf(body: Body): Body {
  if (body.berkas_id === null) return { ...body, teks_alternatif: null };
  if (body.teks_alternatif === null) throw fault('teks_alternatif', 'Wajib diisi bila ada gambar');
  return body;
}

const ids = (berkas_id: number | null) => (berkas_id === null ? [] : [berkas_id]);

/** Makes an innovation of the actor's own unit, and its picture begins to belong to it. */
export async function createInovasi(
  { tx, actor }: Write,
  tahun: number,
  { satuan_kerja_id, ...body }: CheckedBodyOf<typeof programInovatifCalls.create>,
) {
  if (!can(actor, programInovatifCalls.create.act, { satuan_kerja_id }))
    throw new ProblemError('TIDAK_BERHAK');
  if ((await findSatuanKerja(tx, satuan_kerja_id)) === undefined) {
    throw fault('satuan_kerja_id', 'Satuan kerja ini tidak ada');
  }
  const row = await tx
    .insertInto('program_inovatif')
    .values({ tahun, satuan_kerja_id, ...valuesOf(body) })
    .returning(['id', 'versi'])
    .executeTakeFirstOrThrow();
  await claimFiles(tx, ids(body.berkas_id), ownerOf(row.id, satuan_kerja_id, actor));
  return row;
}

/** Changes an innovation on the version that was seen. */
export async function updateInovasi(input: RowWrite, body: Body) {
  const { tx, actor, id } = input;
  const before = await openInovasi(input, programInovatifCalls.update.act);
  const row = await tx
    .updateTable('program_inovatif')
    .set(valuesOf(body))
    .where('id', '=', id)
    .returning(['id', 'versi'])
    .executeTakeFirstOrThrow();
  const owner = ownerOf(id, before.satuan_kerja_id, actor);
  await replaceFiles(tx, ids(before.berkas_id), ids(body.berkas_id), owner);
  return row;
}

/** Takes an innovation away and lets its picture go. */
export async function removeInovasi(input: RowWrite): Promise<void> {
  const { tx, id } = input;
  const before = await openInovasi(input, programInovatifCalls.remove.act);
  await tx.updateTable('program_inovatif').set({ deleted_at: new Date() }).where('id', '=', id).execute();
  await releaseFiles(tx, ids(before.berkas_id));
}

async function openInovasi(
  { tx, actor, request, id }: RowWrite,
  act: typeof programInovatifCalls.update.act,
) {
  const row = await lockInovasi(tx, id);
  if (row === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  if (!can(actor, act, row)) throw new ProblemError('TIDAK_BERHAK');
  requireMatch(request, rowEtag(row), await readInovasi(tx, id));
  return row;
}

const ownerOf = (ownerId: number, satuanKerjaId: number, { id: actorId }: SignedIn) =>
  ({ tujuan: TUJUAN, ownerId, satuanKerjaId, actorId }) as const;
