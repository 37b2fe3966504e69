import { type Skp, skpCalls } from '@selaras/contracts';
import { zonedDate } from '@selaras/domain';
import { hasRole, ownsUnit, seesAllUnits } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { readJabatan } from '../../../database/orang/pemegang-jabatan';
import type { Tables } from '../../../database/tables';
import { sendXlsx } from '../../../kit/xlsx/send-xlsx';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import type { SignedIn } from '../../../plugins/signed-in';
import { findNip } from '../saya/nip-pembaca';
import { findSkp, type StoredSkp } from './skp-repository';
import { skpHeadings, skpRows } from './skp-rows';

interface Asked {
  readonly db: Kysely<Tables>;
  readonly actor: SignedIn;
  readonly tahun: number;
  readonly clock: () => Date;
}

/** `/skp`: the plan side of employees' targets; ratings are not computed (PermenPANRB 6/2022). */
export function registerSkp(app: FastifyInstance): void {
  const { instansi } = app.context.config;
  const told = ({ satuan_kerja_id: _unit, unit_kerja_id: _division, ...skp }: StoredSkp): Skp => ({
    ...skp,
    instansi,
  });

  route(app, skpCalls.sendiri, async ({ db, actor, tahun }) => {
    const nip = await findNip(db, actor.id);
    const skp = nip === null ? undefined : await findSkp(db, actor, nip, tahun);
    if (skp === undefined) {
      throw new ProblemError('TIDAK_DITEMUKAN', {
        pesan: 'Akun Anda tidak terhubung dengan data pegawai tahun ini. Hubungi admin kepegawaian.',
      });
    }
    return { data: told(skp) };
  });

  route(app, skpCalls.get, async ({ params, ...asked }) => ({
    data: told(await requireSkp(asked, params.nip)),
  }));

  route(app, skpCalls.export, async ({ params, reply, ...asked }) => {
    const skp = told(await requireSkp(asked, params.nip));
    return sendXlsx(reply, {
      nama: 'skp',
      tahun: asked.tahun,
      headings: skpHeadings,
      rows: (async function* () {
        yield skpRows(skp);
      })(),
    });
  });
}

/** Whether somebody works in a part of his unit that this person leads on the day of `now`, also for another (Plt/Plh). */
async function isLed(
  db: Kysely<Tables>,
  pimpinan: string | null,
  { satuan_kerja_id, unit_kerja_id }: StoredSkp,
  now: Date,
): Promise<boolean> {
  if (pimpinan === null || unit_kerja_id === null) return false;
  const { jabatan } = await readJabatan(db, [satuan_kerja_id], zonedDate(now));
  return jabatan.dipimpin(pimpinan, satuan_kerja_id).has(unit_kerja_id);
}

/** Somebody's plan. Throws 404 for people of other units, and for a head of division for people of other divisions. */
async function requireSkp({ db, actor, tahun, clock }: Asked, nip: string): Promise<StoredSkp> {
  const [skp, own] = await Promise.all([findSkp(db, actor, nip, tahun), findNip(db, actor.id)]);
  if (skp === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  const isOwn = own === nip;
  const isDivision = !hasRole(actor, 'validator_kepala_bidang') || (await isLed(db, own, skp, clock()));
  const isUnit = seesAllUnits(actor) || ownsUnit(actor, skp.satuan_kerja_id);
  if (!isOwn && !(isUnit && isDivision)) throw new ProblemError('TIDAK_DITEMUKAN');
  return skp;
}
