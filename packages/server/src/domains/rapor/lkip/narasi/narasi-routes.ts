import type { DaftarNarasi, IkuCard, Narasi, NarasiBagian } from '@selaras/contracts';
import { lkipNarasiCalls, lkipNarasiKabupatenCalls } from '@selaras/contracts';
import { kodeNarasi, nomorAnalisis, targetText } from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { asActor } from '../../../../database/as-actor';
import type { Tables } from '../../../../database/tables';
import { visibilityOf } from '../../../../kit/visibility/visibility';
import { rowEtag } from '../../../../plugins/etag';
import { writeOnce } from '../../../../plugins/idempotency/idempotency';
import { ProblemError } from '../../../../plugins/problem';
import { route } from '../../../../plugins/route';
import type { SignedIn } from '../../../../plugins/signed-in';
import { mayWriteNow } from '../akses/pembaca';
import { mayRead, type Pemilik, requireUnit } from '../akses/pemilik';
import { requireTerbuka } from '../akses/require-terbuka';
import { listBagian } from '../bagian/bagian-repository';
import { readerOf, requireBagian, writerOf } from '../bagian/bagian-routes';
import { capaianTables } from '../tabel/capaian-tables';
import { readFigures } from '../tabel/figures';
import { readPenanda } from '../tabel/tandai-angka';
import { isBerubah } from './angka-berubah';
import { drafOf } from './angka-narasi';
import { bagianSasaran, readNarasiTexts } from './bagian-sasaran';
import { cancelDraf } from './cancel-draf';
import { decideDraf } from './decide-draf';
import { findNarasi, insertNarasi, listNarasi } from './narasi-repository';
import { findPutusan } from './putusan-repository';

/** `/lkip/narasi-pemda` and `/lkip/narasi-pd`: seven narratives an indicator, and their place in the report (domain §5). */
export function registerNarasiLkip(app: FastifyInstance): void {
  register(app, lkipNarasiCalls, false);
  register(app, lkipNarasiKabupatenCalls, true);
}

function register(app: FastifyInstance, calls: typeof lkipNarasiCalls, kabupaten: boolean): void {
  route(app, calls.daftar, async (input) => {
    const pemilik = await readerOf(input);
    return { data: await readDaftar(input.db, input.actor, pemilik) };
  });

  route(app, calls.tambah, async (input) => {
    const { db, actor, request, body } = input;
    const pemilik = writerOf(input);
    await requireUnit(db, pemilik);
    await requireIku(db, actor, pemilik, body.indikator_id);
    const id = await writeOnce({ db, actor, request }, async (tx) => {
      await requireTerbuka(tx, pemilik);
      const made = await insertNarasi(tx, pemilik, body.indikator_id);
      if (made !== undefined) return made;
      const pesan = 'Narasi indikator ini sudah ada. Buka dari daftar untuk melanjutkannya.';
      throw new ProblemError('BENTROK', { pesan });
    });
    return { data: { id } };
  });

  route(app, calls.baca, async ({ db, actor, clock, tahun, params }) => {
    const found = await findNarasi(db, params.id);
    if (found === undefined || found.tahun !== tahun) throw new ProblemError('TIDAK_DITEMUKAN');
    if ((found.satuan_kerja_id === null) !== kabupaten) throw new ProblemError('TIDAK_DITEMUKAN');
    if (!mayRead(actor, found)) throw new ProblemError('TIDAK_BERHAK');
    return { data: await readNarasi(db, actor, found, clock()) };
  });

  route(app, calls.putuskan, async (input) => {
    const { db, actor, clock, request, reply, params, body } = input;
    const pemilik = writerOf(input);
    const bagian = requireBagian(params.bagian);
    await requireUnit(db, pemilik);
    const { keputusan, draf } = body;
    const figures = keputusan === 'dibatalkan' ? null : await readFigures(db, pemilik, visibilityOf(actor));
    const data = await asActor(db, actor.id, (tx) => {
      const writing = { tx, actor, pemilik, bagian, now: clock() };
      if (keputusan === 'dibatalkan' || figures === null) return cancelDraf(writing, request, draf);
      return decideDraf(writing, request, figures, { keputusan, draf });
    });
    reply.header('ETag', rowEtag(data));
    return { data };
  });

  route(app, calls.analisis, async (input) => {
    const { db, actor } = input;
    const pemilik = await readerOf(input);
    await requireUnit(db, pemilik);
    const [figures, texts, penanda] = await Promise.all([
      readFigures(db, pemilik, visibilityOf(actor)),
      readNarasiTexts(db, pemilik),
      readPenanda(db, pemilik),
    ]);
    return { data: { bagian: bagianSasaran(capaianTables(figures).map(penanda.sasaran), texts) } };
  });
}

const indikatorOf = (card: IkuCard): Narasi['indikator'] => {
  const { id, sasaran, indikator, satuan, realisasi, capaian } = card;
  return { id, sasaran, indikator, satuan, target: targetText(card), realisasi, capaian };
};

async function readDaftar(db: Kysely<Tables>, actor: SignedIn, pemilik: Pemilik): Promise<DaftarNarasi> {
  const [unit, figures, written] = await Promise.all([
    requireUnit(db, pemilik),
    readFigures(db, pemilik, visibilityOf(actor)),
    listNarasi(db, pemilik),
  ]);
  const tulis = await mayWriteNow(db, actor, pemilik);
  const draf = drafOf(figures);
  const byGoal = new Map(written.map((one) => [one.indikator_id, one]));
  const baris = figures.iku.map((card) => {
    const one = byGoal.get(card.id);
    if (one === undefined) return { indikator: indikatorOf(card), narasi: null };
    const { id, diubah, oleh } = one;
    const bagian = one.bagian.map(({ analisis, terisi, keputusan, draf: decided }) => ({
      analisis,
      terisi,
      keputusan,
      berubah: isBerubah(decided, draf.get(card.id)?.[analisis]),
    }));
    return { indikator: indikatorOf(card), narasi: { id, diubah, oleh, bagian } };
  });
  return { satuan_kerja: unit, baris, kemampuan: { tulis } };
}

async function requireIku(db: Kysely<Tables>, actor: SignedIn, pemilik: Pemilik, id: number): Promise<void> {
  const { iku } = await readFigures(db, pemilik, visibilityOf(actor));
  if (!iku.some((card) => card.id === id)) {
    const pesan = 'Pilih salah satu indikator laporan ini.';
    throw new ProblemError('MASUKAN_TIDAK_SESUAI', { pesan, errors: { indikator_id: [pesan] } });
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof findNarasi>>>;

async function readNarasi(db: Kysely<Tables>, actor: SignedIn, found: Found, now: Date): Promise<Narasi> {
  const { id, indikator_id, satuan_kerja_id, tahun } = found;
  const pemilik = { satuan_kerja_id, tahun };
  const codes = nomorAnalisis.map((analisis) => kodeNarasi(id, analisis));
  const [unit, figures, sections, decided] = await Promise.all([
    requireUnit(db, pemilik),
    readFigures(db, pemilik, visibilityOf(actor)),
    listBagian(db, pemilik, codes, { session_id: actor.session_id, now }),
    findPutusan(db, id),
  ]);
  const card = figures.iku.find((one) => one.id === indikator_id);
  if (card === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  const tulis = await mayWriteNow(db, actor, pemilik);
  const draf = drafOf(figures).get(indikator_id);
  const bagian = sections.flatMap((section, index): NarasiBagian[] => {
    const analisis = nomorAnalisis[index];
    if (analisis === undefined) return [];
    const teks = draf?.[analisis];
    const putusan = decided.get(analisis) ?? null;
    const berubah = isBerubah(putusan?.draf ?? null, teks);
    return [{ ...section, analisis, berubah, draf: tulis && teks !== undefined ? { teks, putusan } : null }];
  });
  return { id, satuan_kerja: unit, indikator: indikatorOf(card), bagian, kemampuan: { tulis } };
}
