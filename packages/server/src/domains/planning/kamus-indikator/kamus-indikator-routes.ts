import { type AnswerOf, kamusIndikatorCalls, publicKamusIndikatorCall } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { registerBappedaQueue } from '../../../kit/queue/queue-routes';
import { registerResource } from '../../../kit/resource/resource-routes';
import { unitScope } from '../../../kit/visibility/unit-scope';
import { isUnitVisible } from '../../../kit/visibility/unit-visible';
import { visibilityOf } from '../../../kit/visibility/visibility';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { findKamusAutofill, listWithoutKamus } from './kamus-autofill-repository';
import { kamusIndikator, kamusQueue } from './kamus-indikator-resource';
import { findKamusModal } from './kamus-modal-repository';

const { kinerjaOptions, autofill } = kamusIndikatorCalls;

/** The indicator dictionary, Bappeda's queue of it, and what the diagram shows of it (spec 1 §2, spec 2 §2.2). */
export function registerKamusIndikator(app: FastifyInstance): void {
  route(app, kinerjaOptions, async ({ db, actor, tahun, query }) => {
    const scope = unitScope(actor, query.satuan_kerja_id);
    const asked = scope.jenis === 'satu' && scope.satuanKerjaId === query.satuan_kerja_id;
    return asked ? listWithoutKamus(db, tahun, query) : [];
  });

  route(app, autofill, async ({ db, actor, tahun, query: { level, kinerja_id } }) => {
    const found = await findKamusAutofill<AnswerOf<typeof autofill>['data']>(db, tahun, level, kinerja_id);
    const visible =
      found !== undefined && (await isUnitVisible(db, visibilityOf(actor), found.satuan_kerja_id, tahun));
    return { data: visible ? found.autofill : null };
  });

  route(app, publicKamusIndikatorCall, async ({ db, actor, query }) => {
    const found = await findKamusModal(db, query.kinerjaSubKegiatanId, visibilityOf(actor));
    if (found === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    return { kamusIndikator: found };
  });

  registerBappedaQueue(app, kamusQueue);
  registerResource(app, kamusIndikator);
}
