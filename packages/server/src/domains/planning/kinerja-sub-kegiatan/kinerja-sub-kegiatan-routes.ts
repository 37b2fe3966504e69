import { type AnswerOf, kinerjaSubKegiatanCalls } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { asActor } from '../../../database/as-actor';
import { registerBappedaQueue } from '../../../kit/queue/queue-routes';
import { collect } from '../../../kit/resource/collect-faults';
import { References } from '../../../kit/resource/references';
import { registerResource } from '../../../kit/resource/resource-routes';
import { updateFields } from '../../../kit/resource/resource-write';
import { presentOne } from '../../../kit/resource/row-access';
import { rowEtag } from '../../../plugins/etag';
import { route } from '../../../plugins/route';
import { pengampuFaults, pengampuValues } from '../kinerja/reference-rules';
import { kinerjaSubKegiatan } from './kinerja-sub-kegiatan-resource';
import { subKegiatanQueue } from './sub-kegiatan-queue';

const { updateTimKerja } = kinerjaSubKegiatanCalls;

/** Sub-activity performances: the entity itself, its owner alone, and Bappeda's validation of them (spec 2 §2.2). */
export function registerKinerjaSubKegiatan(app: FastifyInstance): void {
  registerBappedaQueue(app, subKegiatanQueue);

  route(app, updateTimKerja, async ({ params, body, request, reply, db, actor, tahun, clock }) => {
    const now = clock();
    const row = await asActor(db, actor.id, (tx) =>
      updateFields(
        kinerjaSubKegiatan,
        { tx, actor, tahun, now, request, id: params.id },
        {
          fields: body,
          values: pengampuValues(body),
          check: async (current) => {
            const satuan_kerja_id = current.satuan_kerja?.satuan_kerja_id ?? 0;
            return collect(await pengampuFaults(new References(tx), { ...body, satuan_kerja_id }, tahun));
          },
        },
      ),
    );
    reply.header('ETag', rowEtag(row));
    return presentOne<AnswerOf<typeof updateTimKerja>['data']>(
      kinerjaSubKegiatan,
      { db, actor, tahun, now },
      row,
    );
  });

  registerResource(app, kinerjaSubKegiatan);
}
