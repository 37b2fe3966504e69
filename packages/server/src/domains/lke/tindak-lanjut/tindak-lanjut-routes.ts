import { lkePelakuRules, lkeTindakLanjutCalls } from '@selaras/contracts';
import { type KeadaanTindakLanjut, zonedDate } from '@selaras/domain';
import { can, hasRole, type Rule } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { writeOnce } from '../../../plugins/idempotency/idempotency';
import { ProblemError } from '../../../plugins/problem';
import { type RouteInput, route } from '../../../plugins/route';
import type { SignedIn } from '../../../plugins/signed-in';
import { type Lembar, requireReader } from '../penilaian/pelaku';
import { type Change, readAs } from './hold-tindak-lanjut';
import {
  findTindakLanjut,
  type Lingkup,
  listTindakLanjut,
  readTindakLanjut,
} from './tindak-lanjut-repository';
import { visibleTindakLanjut } from './visible-tindak-lanjut';
import {
  attachBukti,
  detachBukti,
  nameHalamanBukti,
  saveTindakLanjut,
  stepTindakLanjut,
} from './write-tindak-lanjut';

const { list, get, save, lampirkan, lepaskan, halaman, ajukan, kembalikan, tutup } = lkeTindakLanjutCalls;
/** What waits for whom. */
const giliranUnit: readonly KeadaanTindakLanjut[] = ['dikembalikan', 'terbuka'];
const giliranPenilai: readonly KeadaanTindakLanjut[] = ['diajukan'];

/** What units do about recommendations, and what their evaluators say of it (domain §4). */
export function registerTindakLanjut(app: FastifyInstance): void {
  route(app, list, async ({ db, actor, tahun, query, clock }) => {
    const giliran = hasRole(actor, 'perangkat_daerah') ? giliranUnit : giliranPenilai;
    const as = readAs({ actor, hariIni: zonedDate(clock()) });
    const lingkup = lingkupOf(actor);
    if (lingkup === null) throw new ProblemError('TIDAK_BERHAK');
    const { data, ...page } = await listTindakLanjut(db, { ...query, ...as, tahun, lingkup, giliran });
    return { ...page, data: data.map((row) => visibleTindakLanjut(actor, row)) };
  });

  route(app, get, async ({ db, actor, tahun, clock, params: { satkerId } }) => {
    const lembar = lembarOf(actor, get.act, satkerId, tahun);
    await requireReader(db, actor, lembar);
    const rows = await readTindakLanjut(db, lembar, readAs({ actor, hariIni: zonedDate(clock()) }));
    return { data: rows.map((row) => visibleTindakLanjut(actor, row)) };
  });

  route(app, save, (input) => write(input, save.act, (change) => saveTindakLanjut(change, input.body)));
  route(app, lampirkan, (input) =>
    write(input, lampirkan.act, (change) => attachBukti(change, input.body.isi, input.body.halaman ?? null)),
  );
  route(app, halaman, (input) =>
    write(input, halaman.act, (change) =>
      nameHalamanBukti(change, input.params.evidenVersiId, input.body.halaman),
    ),
  );
  route(app, lepaskan, (input) =>
    write(input, lepaskan.act, (change) => detachBukti(change, input.params.evidenVersiId)),
  );
  route(app, ajukan, (input) =>
    write(input, ajukan.act, (change) => stepTindakLanjut(change, 'ajukan', null)),
  );
  route(app, kembalikan, (input) =>
    write(input, kembalikan.act, (change) => stepTindakLanjut(change, 'kembalikan', input.body.catatan)),
  );
  route(app, tutup, (input) =>
    write(input, tutup.act, (change) => stepTindakLanjut(change, 'tutup', input.body.catatan)),
  );
}

type Written = Pick<
  RouteInput<'perangkat_daerah', Params, unknown, unknown>,
  'db' | 'actor' | 'request' | 'clock'
> & {
  readonly tahun: number;
  readonly params: Params;
};
interface Params {
  readonly satkerId: number;
  readonly tindakLanjutId: number;
}

/** Writes in one transaction, and answers the row as it then is. */
async function write(input: Written, rule: Rule, act: (change: Change) => Promise<void>) {
  const { db, actor, request, tahun, clock, params } = input;
  const lembar = lembarOf(actor, rule, params.satkerId, tahun);
  const hariIni = zonedDate(clock());
  return writeOnce({ db, actor, request }, async (tx) => {
    const change = { tx, actor, request, lembar, id: params.tindakLanjutId, hariIni };
    await act(change);
    const row = await findTindakLanjut(tx, lembar, change.id, readAs(change));
    if (row === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    return { data: visibleTindakLanjut(actor, row) };
  });
}

/** Whose follow-ups somebody sees in the list of all; null: nobody's. */
function lingkupOf(actor: SignedIn): Lingkup | null {
  if (can(actor, lkePelakuRules.super) || can(actor, lkePelakuRules.pleno)) return 'semua';
  if (hasRole(actor, 'pemerintah_daerah', 'pemda')) return 'semua';
  if (can(actor, lkePelakuRules.penilai)) return 'ditugaskan';
  return actor.satuan_kerja_id === null ? null : { satuanKerjaId: actor.satuan_kerja_id };
}

function lembarOf(actor: SignedIn, rule: Rule, satuan_kerja_id: number, tahun: number): Lembar {
  if (!can(actor, rule, { satuan_kerja_id })) throw new ProblemError('TIDAK_BERHAK');
  return { satuan_kerja_id, tahun };
}
