import { kinerjaKegiatanCalls, kinerjaProgramCalls, kinerjaSubKegiatanCalls } from '@selaras/contracts';
import { ownsUnit, seesAllUnits } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { registerResource } from '../../../kit/resource/resource-routes';
import { route } from '../../../plugins/route';
import type { SignedIn } from '../../../plugins/signed-in';
import { type AutofillInput, findAutofill } from '../kinerja/kinerja-autofill';
import { kinerjaKegiatan } from '../kinerja-kegiatan/kinerja-kegiatan-resource';
import { kinerjaProgram } from '../kinerja-program/kinerja-program-resource';
import { registerKinerjaSubKegiatan } from '../kinerja-sub-kegiatan/kinerja-sub-kegiatan-routes';

/** Programme, activity and sub-activity performances with their values of last year. */
export function registerKinerja(app: FastifyInstance): void {
  registerResource(app, kinerjaProgram);
  registerResource(app, kinerjaKegiatan);
  registerKinerjaSubKegiatan(app);

  route(app, kinerjaProgramCalls.autofill, async ({ query: { program_id, ...query }, ...input }) =>
    autofill(input, {
      ...query,
      table: 'kinerja_program',
      nomenklatur: 'program',
      nomenklaturId: program_id,
    }),
  );
  route(app, kinerjaKegiatanCalls.autofill, async ({ query: { kegiatan_id, ...query }, ...input }) =>
    autofill(input, {
      ...query,
      table: 'kinerja_kegiatan',
      nomenklatur: 'kegiatan',
      nomenklaturId: kegiatan_id,
    }),
  );
  route(app, kinerjaSubKegiatanCalls.autofill, async ({ query: { sub_kegiatan_id, ...query }, ...input }) =>
    autofill(input, {
      ...query,
      table: 'kinerja_sub_kegiatan',
      nomenklatur: 'sub_kegiatan',
      nomenklaturId: sub_kegiatan_id,
    }),
  );
}

/** Plans of other units are no source of one's own. */
async function autofill<Row>(
  { db, actor, tahun }: { db: Kysely<Tables>; actor: SignedIn; tahun: number },
  query: Omit<AutofillInput, 'tahun'>,
): Promise<{ data: Row | null }> {
  const own = seesAllUnits(actor) || ownsUnit(actor, query.satuan_kerja_id);
  return { data: own ? await findAutofill<Row>(db, { ...query, tahun }) : null };
}
