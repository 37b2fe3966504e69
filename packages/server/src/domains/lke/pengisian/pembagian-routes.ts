import { lkePembagianCalls } from '@selaras/contracts';
import { can, type Rule } from '@selaras/roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { writeOnce } from '../../../plugins/idempotency/idempotency';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import type { SignedIn } from '../../../plugins/signed-in';
import { requireInstrumen } from '../instrumen/require-instrumen';
import type { Lembar } from '../penilaian/pelaku';
import { requireKoordinator } from '../penilaian/pengisi';
import { holdPenilaian } from '../penilaian/penilaian-repository';
import { requireOpen } from '../penilaian/require-open';
import { addKoordinator, removeKoordinator } from './koordinator-repository';
import { isOfUnit, listChoices } from './pengisi-choices';
import { readPembagian } from './read-pembagian';
import { giveBagian, stepBagian, takeBackBagian } from './write-bagian';

const calls = lkePembagianCalls;

interface Asked {
  readonly db: Kysely<Tables>;
  readonly actor: SignedIn;
  readonly request: FastifyRequest;
  readonly tahun: number;
  readonly params: { readonly satkerId: number };
  readonly clock: () => Date;
}

/** Who of a unit fills in what of its worksheet: coordinators, parts, and what becomes of them. */
export function registerPembagian(app: FastifyInstance): void {
  route(app, calls.get, async (input) => ({
    data: await readPembagian(input.db, input.actor, lembarOf(input, calls.get.act)),
  }));
  route(app, calls.choices, async ({ query, ...input }) => {
    const { satuan_kerja_id } = lembarOf(input, calls.choices.act);
    return { data: await listChoices(input.db, satuan_kerja_id, query.q, input.clock()) };
  });

  route(app, calls.addKoordinator, async ({ params, ...input }) =>
    write({ ...input, params }, calls.addKoordinator.act, async ({ tx, actor, lembar, now }) => {
      await requireKoordinator(tx, actor, lembar);
      const person = { user_id: params.userId, struktur_organisasi_id: null };
      if (!(await isOfUnit(tx, lembar.satuan_kerja_id, person, now)))
        throw new ProblemError('TIDAK_DITEMUKAN');
      await addKoordinator(tx, lembar, params.userId);
    }),
  );
  route(app, calls.removeKoordinator, async ({ params, ...input }) =>
    write({ ...input, params }, calls.removeKoordinator.act, async ({ tx, actor, lembar }) => {
      await requireKoordinator(tx, actor, lembar);
      await removeKoordinator(tx, lembar, params.userId);
    }),
  );

  route(app, calls.create, async ({ body, ...input }) =>
    write(input, calls.create.act, (given) => giveBagian(given, body, null)),
  );
  route(app, calls.update, async ({ body, ...input }) =>
    write(input, calls.update.act, (given) => giveBagian(given, body, input.params.bagianId)),
  );
  route(app, calls.remove, async (input) =>
    write(input, calls.remove.act, (given) => takeBackBagian(given, input.params.bagianId)),
  );
  route(app, calls.serahkan, async (input) =>
    write(input, calls.serahkan.act, (given) =>
      stepBagian(given, { id: input.params.bagianId, langkah: 'serahkan', catatan: null }),
    ),
  );
  route(app, calls.kembalikan, async ({ body: { catatan }, ...input }) =>
    write(input, calls.kembalikan.act, (given) =>
      stepBagian(given, { id: input.params.bagianId, langkah: 'kembalikan', catatan }),
    ),
  );
  route(app, calls.tutup, async (input) =>
    write(input, calls.tutup.act, (given) =>
      stepBagian(given, { id: input.params.bagianId, langkah: 'tutup', catatan: null }),
    ),
  );
}

function lembarOf({ actor, tahun, params }: Pick<Asked, 'actor' | 'tahun' | 'params'>, rule: Rule): Lembar {
  const satuan_kerja_id = params.satkerId;
  if (!can(actor, rule, { satuan_kerja_id })) throw new ProblemError('TIDAK_BERHAK');
  return { satuan_kerja_id, tahun };
}

type Given = {
  readonly tx: Kysely<Tables>;
  readonly actor: SignedIn;
  readonly lembar: Lembar;
  readonly request: FastifyRequest;
  readonly now: Date;
};

/** Writes while the worksheet is the unit's to write in, and answers the whole as it then is. */
async function write(input: Asked, rule: Rule, act: (given: Given) => Promise<void>) {
  const { actor, request } = input;
  const lembar = lembarOf(input, rule);
  const data = await writeOnce(input, async (tx) => {
    const { id: instrumen_id } = await requireInstrumen(tx, lembar.tahun);
    requireOpen(await holdPenilaian(tx, { ...lembar, instrumen_id }, 'share'), 'unit');
    await act({ tx, actor, lembar, request, now: input.clock() });
    return readPembagian(tx, actor, lembar);
  });
  return { data };
}
