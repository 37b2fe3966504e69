import { type AnswerOf, rencanaAksiPdCalls, rencanaAksiRpjmdCalls } from '@selaras/contracts';
import { bidangRealisasiRencanaAksi } from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import { asActor } from '../../../database/as-actor';
import { registerFileOwner } from '../../../kit/files/file-owner';
import type { Resource } from '../../../kit/resource/resource';
import { registerResource } from '../../../kit/resource/resource-routes';
import { updateFields } from '../../../kit/resource/resource-write';
import { presentOne } from '../../../kit/resource/row-access';
import { rowEtag } from '../../../plugins/etag';
import { route } from '../../../plugins/route';
import { mayReadEviden, realisasiValues, replaceEviden } from './rencana-aksi-eviden';
import { rencanaAksiPd, rencanaAksiRpjmd } from './rencana-aksi-resource';
import { checkRealisasi, type RencanaAksiBody } from './rencana-aksi-rules';

type Realisasi = typeof rencanaAksiPdCalls.realisasi | typeof rencanaAksiRpjmdCalls.realisasi;

/** The action plans of the regency and of the units, and what became of them quarter by quarter (domain §9). */
export function registerRencanaAksiResource(app: FastifyInstance): void {
  registerResource(app, rencanaAksiRpjmd);
  registerRealisasi(app, rencanaAksiRpjmdCalls.realisasi, rencanaAksiRpjmd);
  registerResource(app, rencanaAksiPd);
  registerRealisasi(app, rencanaAksiPdCalls.realisasi, rencanaAksiPd);
  registerFileOwner(app, 'bukti_rencana_aksi', mayReadEviden);
}

function registerRealisasi(app: FastifyInstance, call: Realisasi, resource: Resource<RencanaAksiBody>): void {
  route(app, call, async ({ params, body, request, reply, db, actor, tahun, clock }) => {
    const now = clock();
    const row = await asActor(db, actor.id, (tx) =>
      updateFields(
        resource,
        { tx, actor, tahun, now, request, id: params.id },
        {
          fields: body,
          groups: bidangRealisasiRencanaAksi,
          values: realisasiValues(body),
          check: async (current) => checkRealisasi(current, body),
          storeOwned: (current) => replaceEviden(tx, actor, current, body),
        },
      ),
    );
    reply.header('ETag', rowEtag(row));
    return presentOne<AnswerOf<Realisasi>['data']>(resource, { db, actor, tahun, now }, row);
  });
}
