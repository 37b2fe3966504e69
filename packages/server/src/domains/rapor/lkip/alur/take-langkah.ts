import type { KeptFile } from '@selaras/contracts';
import { isTerbit, kalimatKeadaanLkip, type LangkahLkip, langkahLkip, mayLeave } from '@selaras/domain';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { claimFiles } from '../../../../kit/files/file-repository';
import type { Penerbit } from '../../../../kit/terbitan/penerbit';
import { requireMatch, rowEtag } from '../../../../plugins/etag';
import { writeOnce } from '../../../../plugins/idempotency/idempotency';
import { ProblemError } from '../../../../plugins/problem';
import type { SignedIn } from '../../../../plugins/signed-in';
import { type HeldAlur, holdAlur, keepDiajukan, storeLangkah } from '../akses/alur-repository';
import type { Pemilik } from '../akses/pemilik';
import { recordAngkaDiajukan } from '../tabel/record-angka';
import { RESMI } from './bekukan';
import { requireAct } from './pelaku';
import { requireSyarat } from './syarat';

interface StepInput {
  readonly db: Kysely<Tables>;
  readonly actor: SignedIn;
  readonly request: FastifyRequest;
  readonly pemilik: Pemilik;
  readonly now: Date;
  readonly penerbit: Penerbit;
  /** What is told with the step; its kind says what of it there is. */
  readonly kata: { readonly catatan?: string; readonly nomor?: string; readonly tanggal?: string };
  /** Copied for the steps that freeze or publish. */
  readonly berkas: KeptFile | null;
}

/**
 * One step of a report in one transaction: whose step it is, the step must lead on from the state, that state must be
 * the one that was read, and nothing may be missing (ADR 88).
 */
export function takeLangkah(langkah: LangkahLkip, input: StepInput) {
  const { actor, request, pemilik, now, kata } = input;
  const { ke } = langkahLkip[langkah];
  return writeOnce(input, async (tx) => {
    requireAct(actor, pemilik, langkah);
    const alur = await holdAlur(tx, pemilik, 'update');
    const { keadaan, versi } = alur;
    if (!mayLeave(langkah, keadaan)) {
      throw new ProblemError('BENTROK', {
        pesan: `Laporan ini ${kalimatKeadaanLkip[keadaan]}. Muat ulang halaman untuk melihat keadaannya.`,
        terkini: { keadaan, versi },
      });
    }
    requireMatch(request, rowEtag(alur), { keadaan, versi });
    await requireSyarat(tx, langkah, alur, { pemilik, actor, now });
    if (langkah === 'ajukan') {
      await keepDiajukan(tx, alur.id);
      await recordAngkaDiajukan(tx, pemilik, alur.id, now);
    }
    const kept = await filesOf(tx, langkah, alur, input);
    const step = { langkah, ke, ...kata, user_id: actor.id, waktu: now };
    const berkas = langkah === 'formalkan' && kept.berkas_id !== null ? { berkas_id: kept.berkas_id } : {};
    return { keadaan: ke, versi: await storeLangkah(tx, alur, { ...step, ...berkas }, kept) };
  });
}

/** The frozen file and the document that a report has after a step. */
async function filesOf(
  tx: Kysely<Tables>,
  langkah: LangkahLkip,
  { id, keadaan, berkas_id, dokumen_id }: HeldAlur,
  { actor, pemilik, now, penerbit, berkas, kata }: StepInput,
): Promise<{ berkas_id: number | null; dokumen_id: number | null }> {
  const { satuan_kerja_id, tahun } = pemilik;
  if (langkah === 'formalkan') {
    const owner = { tujuan: RESMI, ownerId: id, satuanKerjaId: satuan_kerja_id, actorId: actor.id } as const;
    await claimFiles(tx, [copied(berkas).id], owner);
    return { berkas_id: copied(berkas).id, dokumen_id: null };
  }
  if (langkah === 'publikasikan') {
    const terbitan = {
      jenis: 1,
      satuan_kerja_id,
      tahun,
      judul: `Laporan Kinerja Instansi Pemerintah Tahun ${tahun}`,
      catatan: 'Berkas yang diformalkan',
      berkas_id: copied(berkas).id,
    } as const;
    return { berkas_id, dokumen_id: await penerbit.terbitkan({ tx, actor, now }, terbitan) };
  }
  if (langkahLkip[langkah].ke !== 'disusun') return { berkas_id, dokumen_id };
  if (isTerbit(keadaan) && dokumen_id !== null)
    await penerbit.tarik({ tx, actor, now }, dokumen_id, kata.catatan ?? '');
  return { berkas_id: null, dokumen_id: null };
}

/** The state was another one while the file was copied: who asks again gets it. */
function copied(berkas: KeptFile | null): KeptFile {
  if (berkas !== null) return berkas;
  throw new ProblemError('BENTROK', { pesan: 'Laporan ini baru saja berubah. Muat ulang, lalu ulangi.' });
}
