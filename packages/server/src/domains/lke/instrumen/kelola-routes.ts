import { kelolaInstrumenCalls } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { asActor } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { writeOnce } from '../../../plugins/idempotency/idempotency';
import { route } from '../../../plugins/route';
import { countDipakai, listRiwayat, listTahunInstrumen } from './kelola-repository';
import { requireInstrumen } from './require-instrumen';
import { copyInstrumen, updateInstrumen } from './write-instrumen';

const { years, get, copy, update } = kelolaInstrumenCalls;

/** Criteria, weights and scale of each year, kept by the administrator until the year uses them (domain §4). */
export function registerKelolaInstrumen(app: FastifyInstance): void {
  route(app, years, async ({ db }) => ({ data: await listTahunInstrumen(db) }));
  route(app, get, async ({ db, params }) => ({ data: await read(db, params.tahunInstrumen) }));
  route(app, copy, async ({ db, actor, request, body: { dari, ke } }) => ({
    data: await writeOnce({ db, actor, request }, async (tx) => {
      await copyInstrumen({ tx, actor }, dari, ke);
      return { tahun: ke };
    }),
  }));
  route(app, update, async ({ db, actor, request, params: { tahunInstrumen }, body }) => ({
    data: await asActor(db, actor.id, async (tx) => {
      await updateInstrumen({ tx, actor, request }, tahunInstrumen, body);
      return read(tx, tahunInstrumen);
    }),
  }));
}

async function read(db: Kysely<Tables>, tahun: number) {
  const instrumen = await requireInstrumen(db, tahun);
  const dipakai = await countDipakai(db, instrumen.id);
  return { instrumen, dipakai, riwayat: await listRiwayat(db, instrumen.id) };
}
