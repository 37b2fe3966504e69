import type { LkePutusan } from '@selaras/contracts';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { asActor } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { requireMatch, rowEtag } from '../../../plugins/etag';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import { requireInstrumen } from '../instrumen/require-instrumen';
import { closed, holdForWriting } from './hold-for-writing';

interface PutPutusan {
  readonly db: Kysely<Tables>;
  readonly actor: SignedIn;
  readonly request: FastifyRequest;
  readonly tahun: number;
  readonly params: { readonly satkerId: number; readonly buktiId: number };
  readonly body: Pick<LkePutusan, 'putusan' | 'alasan'>;
}

const columns = ['id', 'versi', 'putusan', 'alasan', 'tahap', 'eviden_versi_id'] as const;

/** Stores what the evaluator thinks of a piece of evidence of the round that he scores; he has seen it then. */
export function putPutusan({ db, actor, request, tahun, params, body }: PutPutusan): Promise<LkePutusan> {
  const { satkerId: satuan_kerja_id, buktiId } = params;
  return asActor(db, actor.id, async (tx) => {
    const instrumen = await requireInstrumen(tx, tahun);
    const penilaian = await holdForWriting(tx, actor, { satuan_kerja_id, tahun, instrumen }, 'penilai');
    const before = await tx
      .selectFrom('lke_bukti')
      .where('id', '=', buktiId)
      .where('penilaian_id', '=', penilaian.id)
      .select(columns)
      .forUpdate()
      .executeTakeFirst();
    if (before === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    if (penilaian.keadaan !== `dinilai_${before.tahap}`) throw closed(penilaian);
    requireMatch(request, rowEtag(before), shown(before));
    const after = await tx
      .updateTable('lke_bukti')
      .set({ putusan: body.putusan, alasan: body.putusan === 'ditandai' ? body.alasan : null })
      .where('id', '=', buktiId)
      .returning(columns)
      .executeTakeFirstOrThrow();
    if (after.putusan !== null) {
      await tx
        .updateTable('lke_eviden_versi')
        .set({ dinilai_sejak: new Date() })
        .where('id', '=', after.eviden_versi_id)
        .where('dinilai_sejak', 'is', null)
        .execute();
    }
    return shown(after);
  });
}

const shown = ({ id, versi, putusan, alasan }: LkePutusan): LkePutusan => ({ id, versi, putusan, alasan });
