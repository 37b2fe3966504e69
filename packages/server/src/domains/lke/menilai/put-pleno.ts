import type { LkePleno } from '@selaras/contracts';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { asActor } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { requireMatch, rowEtag } from '../../../plugins/etag';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import { requireInstrumen } from '../instrumen/require-instrumen';
import { holdForWriting } from './hold-for-writing';

interface PutPleno {
  readonly db: Kysely<Tables>;
  readonly actor: SignedIn;
  readonly request: FastifyRequest;
  readonly tahun: number;
  readonly params: { readonly satkerId: number; readonly komponenId: number };
  readonly body: Pick<LkePleno, 'nilai' | 'alasan'>;
}

const columns = ['komponen_id', 'versi', 'nilai_awal', 'nilai', 'alasan'] as const;

/** The plenary's points of a worksheet, in the order of the components; none before the plenary. */
export const listPleno = (db: Kysely<Tables>, penilaianId: number | null): Promise<LkePleno[]> =>
  db
    .selectFrom('lke_pleno as p')
    .innerJoin('lke_komponen as k', 'k.id', 'p.komponen_id')
    .where('p.penilaian_id', '=', penilaianId)
    .orderBy('k.urutan')
    .select(['p.komponen_id', 'p.versi', 'p.nilai_awal', 'p.nilai', 'p.alasan'])
    .execute();

/** Stores the plenary's points of a component: within its weight, with a reason where they are changed (domain §4). */
export function putPleno({ db, actor, request, tahun, params, body }: PutPleno): Promise<LkePleno> {
  const { satkerId: satuan_kerja_id, komponenId } = params;
  return asActor(db, actor.id, async (tx) => {
    const instrumen = await requireInstrumen(tx, tahun);
    const komponen = instrumen.komponen.find(({ id }) => id === komponenId);
    if (komponen === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    const penilaian = await holdForWriting(tx, actor, { satuan_kerja_id, tahun, instrumen }, 'pleno');
    const cell = () =>
      tx
        .selectFrom('lke_pleno')
        .where('penilaian_id', '=', penilaian.id)
        .where('komponen_id', '=', komponenId)
        .select(columns)
        .forUpdate();
    const before = await cell().executeTakeFirstOrThrow();
    requireMatch(request, rowEtag(before), before);
    const nilai = Math.round(body.nilai * 100) / 100;
    if (nilai > komponen.bobot) refuse('nilai', `Nilai paling tinggi ${komponen.bobot}, bobot komponen ini`);
    if (nilai !== before.nilai_awal && body.alasan === null)
      refuse('alasan', 'Tulis alasan nilai ini berbeda dari penilaian kedua');
    return tx
      .updateTable('lke_pleno')
      .set({ nilai, alasan: nilai === before.nilai_awal ? null : body.alasan })
      .where('penilaian_id', '=', penilaian.id)
      .where('komponen_id', '=', komponenId)
      .returning(columns)
      .executeTakeFirstOrThrow();
  });
}

function refuse(field: string, pesan: string): never {
  throw new ProblemError('MASUKAN_TIDAK_SESUAI', { pesan, errors: { [field]: [pesan] } });
}
