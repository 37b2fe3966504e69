import { type Skp, skpCalls } from '@selaras/contracts';
import { hasRole, ownsUnit, seesAllUnits } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { sendXlsx } from '../../../kit/xlsx/send-xlsx';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import type { SignedIn } from '../../../plugins/signed-in';
import { findOwnPegawai, findSkp, type StoredSkp } from './skp-repository';
import { skpHeadings, skpRows } from './skp-rows';

interface Asked {
  readonly db: Kysely<Tables>;
  readonly actor: SignedIn;
  readonly tahun: number;
}

/** `/skp`: the plan side of employees' targets; ratings are not computed (PermenPANRB 6/2022). */
export function registerSkp(app: FastifyInstance): void {
  const { instansi } = app.context.config;
  const told = ({ satuan_kerja_id: _unit, unit_kerja_id: _division, ...skp }: StoredSkp): Skp => ({
    ...skp,
    instansi,
  });

  route(app, skpCalls.sendiri, async ({ db, actor, tahun }) => {
    const own = await findOwnPegawai(db, actor.id);
    const skp = own && (await findSkp(db, actor, own.nip, tahun));
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

/** Somebody's plan. Throws 404 for people of other units, and for a head of division for people of other divisions. */
async function requireSkp({ db, actor, tahun }: Asked, nip: string): Promise<StoredSkp> {
  const [skp, own] = await Promise.all([findSkp(db, actor, nip, tahun), findOwnPegawai(db, actor.id)]);
  if (skp === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  const isOwn = own?.nip === nip;
  const isDivision = !hasRole(actor, 'validator_kepala_bidang') || own?.unit_kerja_id === skp.unit_kerja_id;
  const isUnit = seesAllUnits(actor) || ownsUnit(actor, skp.satuan_kerja_id);
  if (!isOwn && !(isUnit && isDivision)) throw new ProblemError('TIDAK_DITEMUKAN');
  return skp;
}
