import {
  type AnswerOf,
  crossLevels,
  nodeCrossCalls,
  nodeCrossExportCalls,
  PER_PAGE,
} from '@selaras/contracts';
import { can } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { listRows } from '../../../kit/resource/resource-repository';
import { present } from '../../../kit/resource/row-access';
import { sendExport } from '../../../kit/resource/send-export';
import { visibilityOf } from '../../../kit/visibility/visibility';
import { route } from '../../../plugins/route';
import { kinerjaCrossCutting } from './cross-resource';
import { findParent } from './node-cross-repository';
import { sumbanganColumns, sumbanganOf } from './node-cross-source';

const scope = { jenis: 'semua' } as const;

/** The four `…-cross` pages: what contributes below one node, as a list and as a spreadsheet (spec 2 §2.2). */
export function registerNodeCross(app: FastifyInstance): void {
  for (const { above, below } of crossLevels) {
    const [level, levelAnak] = [above.name, below.name];
    const call = nodeCrossCalls[levelAnak];
    type Answer = AnswerOf<typeof call>;

    route(app, call, async ({ db, actor, tahun, clock, params: { id }, query }) => {
      const reader = { db, actor, tahun, now: clock() };
      const induk = await findParent<Answer['induk']>(reader, level, id);
      const visibility = visibilityOf(actor);
      const source = sumbanganOf({ level, id, levelAnak, tahun, visibility });
      const { data, total } = await listRows(db, source, { query, tahun, scope, visibility });
      return {
        data: await present<Answer['data'][number]>(kinerjaCrossCutting, reader, data),
        current_page: query.page,
        total,
        per_page: PER_PAGE,
        induk,
        kemampuan: { buat: can(actor, kinerjaCrossCutting.calls.create.act) },
      };
    });

    route(
      app,
      nodeCrossExportCalls[levelAnak],
      async ({ db, actor, tahun, params: { id }, query, reply }) => {
        await findParent({ db, actor, tahun }, level, id);
        const visibility = visibilityOf(actor);
        return sendExport(reply, db, {
          source: sumbanganOf({ level, id, levelAnak, tahun, visibility }),
          ekspor: sumbanganColumns,
          input: { query, tahun, scope, visibility },
          nama: `${levelAnak}-cross`,
        });
      },
    );
  }
}
