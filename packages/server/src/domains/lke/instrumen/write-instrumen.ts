import type { IsiInstrumen, LkeInstrumen } from '@selaras/contracts';
import { cacatInstrumen } from '@selaras/domain';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { holdAudit } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import type { Write } from '../../../kit/resource/write-input';
import { requireMatch, rowEtag } from '../../../plugins/etag';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import {
  countDipakai,
  findTerjawab,
  holdInstrumen,
  type PartIds,
  removeParts,
  storeIsi,
} from './kelola-repository';
import { requireInstrumen } from './require-instrumen';
import { summarizeChanges } from './summarize-changes';

const refused = (pesan: string, errors: readonly string[] = [pesan]) =>
  new ProblemError('MASUKAN_TIDAK_SESUAI', { pesan, errors: { instrumen: [...errors] } });
const conflict = (pesan: string) => new ProblemError('BENTROK', { pesan });

/** Gives a year that has none the instrument of another one. */
export async function copyInstrumen({ tx, actor }: Write, dari: number, ke: number): Promise<void> {
  const source = await requireInstrumen(tx, dari);
  const made = await tx
    .insertInto('lke_instrumen')
    .values({ tahun: ke, nama: source.nama })
    .onConflict((conflicted) => conflicted.column('tahun').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) throw conflict(`Instrumen tahun ${ke} sudah ada. Buka dan ubah yang ada.`);
  const { nama, skala } = source;
  const komponen = source.komponen.map((part) => ({
    ...part,
    id: null,
    subKomponen: part.subKomponen.map((sub) => ({
      ...sub,
      id: null,
      kriteria: sub.kriteria.map(({ uraian, sumber }) => ({ id: null, uraian, sumber })),
    })),
  }));
  await storeIsi(tx, made.id, { nama, skala, komponen });
  await remember(tx, actor, { id: made.id, versi: 1, ringkasan: `Disalin dari tahun ${dari}` });
}

/** Writes a whole instrument in one go, on the version that was seen; refused once a worksheet was handed in with it. */
export async function updateInstrumen(
  { tx, actor, request }: Write & { readonly request: FastifyRequest },
  tahun: number,
  isi: IsiInstrumen,
): Promise<void> {
  await holdAudit(tx);
  const row = await holdInstrumen(tx, tahun);
  const before = await requireInstrumen(tx, tahun);
  if (row === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  const dipakai = await countDipakai(tx, row.id);
  if (dipakai > 0) {
    throw conflict(
      `Instrumen tahun ${tahun} sudah dipakai ${dipakai} lembar kerja dan dibekukan. Salin ke tahun lain untuk mengubahnya.`,
    );
  }
  requireMatch(request, rowEtag(row), before);
  const removed = removedParts(before, isi);
  checkSums(isi);
  await checkAnswers(tx, row.id, { isi, removed, before });
  const { versi } = await tx
    .updateTable('lke_instrumen')
    .set({ nama: isi.nama })
    .where('id', '=', row.id)
    .returning('versi')
    .executeTakeFirstOrThrow();
  await storeIsi(tx, row.id, isi);
  await removeParts(tx, removed);
  await remember(tx, actor, { id: row.id, versi, ringkasan: summarizeChanges(before, isi) });
}

const remember = (
  tx: Kysely<Tables>,
  actor: SignedIn,
  { id, versi, ringkasan }: { id: number; versi: number; ringkasan: string },
) =>
  tx
    .insertInto('lke_instrumen_riwayat')
    .values({ instrumen_id: id, versi, ringkasan, user_id: actor.id })
    .execute();

const idsOf = ({ komponen }: Pick<LkeInstrumen | IsiInstrumen, 'komponen'>) => {
  const subs = komponen.flatMap(({ subKomponen }) => subKomponen);
  return {
    komponen: komponen.map(({ id }) => id),
    subKomponen: subs.map(({ id }) => id),
    kriteria: subs.flatMap(({ kriteria }) => kriteria.map(({ id }) => id)),
  };
};

/** Parts that are left out. Throws 422 for ids that are none of this instrument's, or stand there twice. */
function removedParts(before: LkeInstrumen, isi: IsiInstrumen): PartIds {
  const [old, now] = [idsOf(before), idsOf(isi)];
  const level = (name: keyof PartIds) => {
    const had = old[name].filter((id): id is number => id !== null);
    const named = now[name].filter((id): id is number => id !== null);
    if (new Set(named).size < named.length || named.some((id) => !had.includes(id))) {
      throw refused('Ada bagian yang bukan milik instrumen ini. Muat ulang lalu ulangi.');
    }
    return had.filter((id) => !named.includes(id));
  };
  return {
    komponen: level('komponen'),
    subKomponen: level('subKomponen'),
    kriteria: level('kriteria'),
  };
}

/** Throws 422 with everything that keeps the instrument from adding up (domain §4). */
function checkSums({ skala, komponen }: IsiInstrumen): void {
  const names = new Map<string, string>();
  const numbered = komponen.map((part, at) => {
    names.set(`komponen ${at}`, `Komponen ${part.nomor}`);
    return {
      id: at,
      bobot: part.bobot,
      subKomponen: part.subKomponen.map((sub, place) => {
        const id = at * 1000 + place;
        names.set(`sub-komponen ${id}`, `Sub-komponen ${sub.nomor}`);
        return { id, bobot: sub.bobot, kriteria: sub.kriteria.map((_, index) => ({ id: index })) };
      }),
    };
  });
  const faults = cacatInstrumen({ skala, komponen: numbered }).map(({ bagian, id, pesan }) => {
    const name = names.get(`${bagian} ${id}`);
    return name === undefined ? pesan : `${name}: ${pesan}`;
  });
  const [first] = faults;
  if (first !== undefined) throw refused(`Instrumen belum dapat disimpan. ${first}.`, faults);
}

/** Drafts may stand on it already: what they answered stays answerable. */
async function checkAnswers(
  tx: Kysely<Tables>,
  instrumenId: number,
  { isi, removed, before }: { isi: IsiInstrumen; removed: PartIds; before: LkeInstrumen },
): Promise<void> {
  const held = await findTerjawab(tx, instrumenId);
  const lost = removed.kriteria.filter((id) => held.kriteria.includes(id));
  if (lost.length > 0) {
    const all = before.komponen.flatMap(({ subKomponen }) =>
      subKomponen.flatMap(({ nomor, kriteria }) =>
        kriteria.map((one) => ({ id: one.id, nomor: `${nomor}.${one.nomor}` })),
      ),
    );
    const names = all.filter(({ id }) => lost.includes(id)).map(({ nomor }) => nomor);
    throw conflict(
      `Kriteria ${names.join(', ')} sudah diisi, dibagikan, atau dibicarakan satuan kerja dan tidak dapat dihapus.`,
    );
  }
  const codes = isi.skala.map(({ kode }) => kode);
  const missing = held.kode.filter((kode) => !codes.includes(kode));
  if (missing.length > 0) {
    throw conflict(
      `Jawaban ${missing.join(', ')} sudah dipakai satuan kerja dan harus tetap ada dalam skala.`,
    );
  }
}
