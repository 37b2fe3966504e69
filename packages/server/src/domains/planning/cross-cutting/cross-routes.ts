import { type AnswerOf, kinerjaCrossCuttingCalls, OPTION_LIMIT, type Option } from '@selaras/contracts';
import { countDownOf } from '@selaras/domain';
import { can, hasRole, type RoleName } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { findBatasWaktu } from '../../../kit/batas-waktu/batas-waktu-repository';
import { auditPassedLock } from '../../../kit/locks/lock-repository';
import { lockRow, readRow } from '../../../kit/resource/resource-repository';
import { registerResource } from '../../../kit/resource/resource-routes';
import { presentOne } from '../../../kit/resource/row-access';
import { storeRow } from '../../../kit/resource/store';
import { textFits } from '../../../kit/text/text-match';
import { visibilityOf } from '../../../kit/visibility/visibility';
import { requireMatch, rowEtag } from '../../../plugins/etag';
import { writeOnce } from '../../../plugins/idempotency/idempotency';
import { ProblemError } from '../../../plugins/problem';
import { type RouteInput, route } from '../../../plugins/route';
import { kinerjaCrossCutting } from './cross-resource';
import { deciderOf, isCrossRow } from './cross-rules';
import { registerNodeCross } from './node-cross-routes';
import { nodeOf } from './node-sql';

const { setujui, tolak, nodeOptions } = kinerjaCrossCuttingCalls;
type Presented = AnswerOf<typeof setujui>['data'];
type Input = Pick<
  RouteInput<RoleName, { id: number }, unknown, unknown>,
  'db' | 'actor' | 'tahun' | 'clock' | 'request' | 'reply' | 'params'
>;

/** Cross cutting: proposals, their acceptance or refusal, and what contributes below one node (spec 2 §2.2). */
export function registerCrossCutting(app: FastifyInstance): void {
  route(app, nodeOptions, async ({ db, tahun, query: { level, satuan_kerja_id, q } }) => {
    const { rows } = await sql<Option>`
      select node.id as value, node.indikator as label from ${nodeOf(level, tahun)}
      where node.satuan_kerja_id = ${satuan_kerja_id}
        and ${textFits(sql`node.indikator`, q)}
      order by node.indikator, node.id limit ${OPTION_LIMIT}`.execute(db);
    return rows;
  });

  route(app, setujui, (input) => decide(input, 'disetujui', {}));
  route(app, tolak, ({ body, ...input }) => decide(input, 'ditolak', { catatan: body.catatan }));

  registerResource(app, kinerjaCrossCutting);
  registerNodeCross(app);
}

/** The side that did not propose decides, until the deadline of planning; its own plan is not touched by it. */
async function decide(
  { db, actor, tahun, clock, request, reply, params: { id } }: Input,
  status: 'disetujui' | 'ditolak',
  more: { catatan?: string },
): Promise<{ data: Presented }> {
  const now = clock();
  const visibility = visibilityOf(actor);
  const row = await writeOnce({ db, actor, request }, async (tx) => {
    await lockRow(tx, kinerjaCrossCutting, id);
    const found = await readRow(tx, kinerjaCrossCutting, id, tahun, visibility);
    if (found === undefined || !isCrossRow(found)) throw new ProblemError('TIDAK_DITEMUKAN');
    if (!can(actor, setujui.act, { satuan_kerja_id: deciderOf(found) }))
      throw new ProblemError('TIDAK_BERHAK');
    requireMatch(request, rowEtag(found), found);
    if (found.status !== 'diusulkan')
      throw new ProblemError('BENTROK', { pesan: 'Usulan ini sudah diputuskan.' });
    if (!countDownOf(await findBatasWaktu(tx, tahun), now).active) {
      if (!hasRole(actor, 'super'))
        throw new ProblemError('TERKUNCI', { pesan: 'Batas waktu pengisian sudah lewat.' });
      await auditPassedLock(tx, 'batas-waktu');
    }
    await storeRow(tx, 'kinerja_cross', id, { status, ...more });
    return (await readRow(tx, kinerjaCrossCutting, id, tahun, visibility)) ?? found;
  });
  reply.header('ETag', rowEtag(row));
  return presentOne<Presented>(kinerjaCrossCutting, { db, actor, tahun, now }, row);
}
