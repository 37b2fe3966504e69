import { type LangkahBagianLke, langkahBagianDari, langkahBagianLke } from '@selaras/domain';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { requireMatch, rowEtag } from '../../../plugins/etag';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import type { Lembar } from '../penilaian/pelaku';
import { coordinates, requireKoordinator } from '../penilaian/pengisi';
import { findPengisi } from '../penilaian/pengisi-repository';
import {
  type BagianInput,
  countKriteria,
  findTaken,
  holdBagian,
  listBagian,
  removeBagian,
  storeBagian,
  storeLangkahBagian,
} from './bagian-repository';
import { addKoordinator } from './koordinator-repository';
import { isOfUnit } from './pengisi-choices';

interface PartInput {
  readonly tx: Kysely<Tables>;
  readonly actor: SignedIn;
  readonly lembar: Lembar;
  readonly request: FastifyRequest;
  readonly now: Date;
}

/** Gives out a new part, or changes one; its criteria, its person and its day are what was sent. */
export async function giveBagian(input: PartInput, body: BagianInput, id: number | null): Promise<void> {
  const { tx, actor, lembar } = input;
  await requireKoordinator(tx, actor, lembar);
  if (id !== null) await requireBagian(input, id);
  const kriteria = [...new Set(body.kriteria)];
  if ((await countKriteria(tx, lembar.tahun, kriteria)) < kriteria.length) {
    throw refused('kriteria', 'Ada kriteria yang tidak termasuk instrumen tahun ini');
  }
  if ((body.user_id === null) === (body.struktur_organisasi_id === null)) {
    throw refused('pengisi', 'Pilih satu orang atau satu bidang');
  }
  if (!(await isOfUnit(tx, lembar.satuan_kerja_id, body, input.now))) {
    throw refused('pengisi', 'Pilih pengguna atau bidang satuan kerja Anda sendiri');
  }
  const [taken] = await findTaken(tx, lembar, { kriteria, id });
  if (taken !== undefined) {
    throw new ProblemError('BENTROK', {
      pesan: `Sebagian kriteria sudah ada pada bagian "${taken.nama}". Keluarkan dahulu dari bagian itu.`,
    });
  }
  await storeBagian(tx, lembar, { ...body, kriteria }, id);
  const { koordinator } = await findPengisi(tx, actor.id, lembar);
  if (koordinator.length === 0) await addKoordinator(tx, lembar, actor.id);
}

/** Takes a part back; what was answered stays. */
export async function takeBackBagian(input: PartInput, id: number): Promise<void> {
  await requireKoordinator(input.tx, input.actor, input.lembar);
  await requireBagian(input, id);
  await removeBagian(input.tx, id);
}

/** One step of a part by who may take it; 409 with its state from any other. */
export async function stepBagian(
  input: PartInput,
  { id, langkah, catatan }: { id: number; langkah: LangkahBagianLke; catatan: string | null },
): Promise<void> {
  const { tx, actor, lembar } = input;
  const held = await requireBagian(input, id);
  const { koordinator, bagian } = await findPengisi(tx, actor.id, lembar);
  const who = { koordinator: coordinates(koordinator, actor.id), pengisi: bagian.includes(id) };
  const { oleh, ke } = langkahBagianLke[langkah];
  if (!(oleh === 'pengisi' ? who.pengisi : who.koordinator)) {
    throw new ProblemError('TIDAK_BERHAK', {
      pesan:
        oleh === 'pengisi' ? 'Bagian ini diisi orang lain.' : 'Hanya koordinator yang dapat melakukannya.',
    });
  }
  if (!langkahBagianDari(held.keadaan, who).includes(langkah)) {
    throw new ProblemError('BENTROK', { pesan: `Bagian ini sudah ${held.keadaan}. Muat ulang halaman.` });
  }
  await storeLangkahBagian(tx, held, { ke, catatan, user_id: actor.id });
}

async function requireBagian({ tx, lembar, request }: PartInput, id: number) {
  const held = await holdBagian(tx, lembar, id);
  if (held === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  const terkini = (await listBagian(tx, lembar)).find((one) => one.id === id);
  requireMatch(request, rowEtag(held), terkini);
  return held;
}

const refused = (field: string, pesan: string) =>
  new ProblemError('MASUKAN_TIDAK_SESUAI', { errors: { [field]: [pesan] } });
