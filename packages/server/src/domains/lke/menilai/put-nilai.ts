import type { CheckedBodyOf, LkeInstrumen, LkeTahap, lkePenilaianCalls } from '@selaras/contracts';
import { isPerbaikan } from '@selaras/domain';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { asActor } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { requireMatch, rowEtag } from '../../../plugins/etag';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import { requireInstrumen } from '../instrumen/require-instrumen';
import type { HeldPenilaian } from '../penilaian/penilaian-repository';
import { closed, holdForWriting } from './hold-for-writing';
import { findFirst, freezeBukti, holdTahap, type NilaiInput, storeNilai } from './nilai-repository';

interface PutNilai {
  readonly db: Kysely<Tables>;
  readonly actor: SignedIn;
  readonly request: FastifyRequest;
  readonly tahun: number;
  readonly params: { readonly satkerId: number; readonly kriteriaId: number; readonly tahap: 1 | 2 };
  readonly body: WrittenNilai;
}

/** What of a score is written; what is left out stays. */
type WrittenNilai = CheckedBodyOf<typeof lkePenilaianCalls.nilai>;

/** The state in which each round is scored. */
const roundOf = { dinilai_1: 1, dinilai_2: 2 } as const;

/** Stores the score of a criterion; the evidence that it was given for stays as it is from then on. */
export function putNilai({ db, actor, request, tahun, params, body }: PutNilai) {
  const { satkerId: satuan_kerja_id, kriteriaId, tahap } = params;
  return asActor(db, actor.id, async (tx): Promise<LkeTahap & { perbaikan: boolean }> => {
    const instrumen = await requireInstrumen(tx, tahun);
    requireSound(instrumen, params, body);
    const penilaian = await holdForWriting(tx, actor, { satuan_kerja_id, tahun, instrumen }, 'penilai');
    if (roundOf[penilaian.keadaan as keyof typeof roundOf] !== tahap) throw closed(penilaian);
    if (tahap === 2) await requirePerbaikan(tx, instrumen, penilaian, kriteriaId);
    const cell = { penilaian, kriteriaId, tahap };
    const before = await holdTahap(tx, cell);
    requireMatch(request, rowEtag(before), before);
    const after = await storeNilai(tx, cell, merged(before, body));
    if (after.nilai !== null) await freezeBukti(tx, cell);
    return { ...after, perbaikan: tahap === 2 || isPerbaikan(instrumen, after) };
  });
}

const merged = (before: NilaiInput, written: WrittenNilai): NilaiInput => ({
  nilai: or(written.nilai, before.nilai),
  catatan: or(written.catatan, before.catatan),
  rekomendasi: or(written.rekomendasi, before.rekomendasi),
  catatan_internal: or(written.catatan_internal, before.catatan_internal),
  perlu_perbaikan: or(written.perlu_perbaikan, before.perlu_perbaikan),
});
const or = <Value>(written: Value | undefined, before: Value): Value =>
  written === undefined ? before : written;

/** 404 for a criterion of another instrument; 422 for a score that is not on the scale. */
function requireSound(
  { skala, komponen }: LkeInstrumen,
  { kriteriaId, tahap }: PutNilai['params'],
  { nilai = null, perlu_perbaikan = null }: WrittenNilai,
): void {
  const known = komponen.some(({ subKomponen }) =>
    subKomponen.some(({ kriteria }) => kriteria.some(({ id }) => id === kriteriaId)),
  );
  if (!known) throw new ProblemError('TIDAK_DITEMUKAN');
  if (nilai !== null && !skala.some(({ kode }) => kode === nilai)) {
    const pesan = `Pilih salah satu dari ${skala.map(({ kode }) => kode).join(', ')}`;
    throw new ProblemError('MASUKAN_TIDAK_SESUAI', { pesan, errors: { nilai: [pesan] } });
  }
  if (tahap === 2 && perlu_perbaikan !== null) {
    const pesan = 'Perbaikan hanya diminta pada penilaian pertama';
    throw new ProblemError('MASUKAN_TIDAK_SESUAI', { pesan, errors: { perlu_perbaikan: [pesan] } });
  }
}

/** What was not sent back keeps the score of the first round (domain §4). */
async function requirePerbaikan(
  tx: Kysely<Tables>,
  instrumen: LkeInstrumen,
  { id }: HeldPenilaian,
  kriteriaId: number,
): Promise<void> {
  const first = await findFirst(tx, id, kriteriaId);
  if (first !== undefined && isPerbaikan(instrumen, first)) return;
  throw new ProblemError('BENTROK', {
    pesan: 'Kriteria ini tidak diminta diperbaiki; nilainya tetap dari penilaian pertama.',
  });
}
