import {
  type CheckedBodyOf,
  type kinerjaCrossCuttingCalls,
  kinerjaCrossCuttingEntity,
  type TreeLevel,
} from '@selaras/contracts';
import type { PengusulCross, StatusCross } from '@selaras/domain';
import { type Actor, can } from '@selaras/roles';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { collect } from '../../../kit/resource/collect-faults';
import type { Faults, ResourceRow, RuleContext } from '../../../kit/resource/resource';
import { ProblemError } from '../../../plugins/problem';
import { levelBelow, nodeOf } from './node-sql';

/** What is written of a contribution. */
export type CrossBody = CheckedBodyOf<typeof kinerjaCrossCuttingCalls.create>;

/** A contribution as it is read. */
export interface CrossRow extends ResourceRow {
  readonly pengusul: PengusulCross;
  readonly status: StatusCross;
  readonly induk: { readonly satuan_kerja: { readonly satuan_kerja_id: number } };
  readonly anak: { readonly satuan_kerja: { readonly satuan_kerja_id: number } };
}

export const isCrossRow = (row: ResourceRow): row is CrossRow => 'pengusul' in row;

const parentColumn: Record<CrossBody['level_induk'], string> = {
  'sasaran-strategis-rpjmd': 'sasaran_strategis_rpjmd_id',
  'sasaran-strategis-pd': 'sasaran_strategis_pd_id',
  'kinerja-program': 'kinerja_program_id',
  'kinerja-kegiatan': 'kinerja_kegiatan_id',
};

/** The unit that decides: the side that did not propose. */
export function deciderOf({ pengusul, induk, anak }: CrossRow): number {
  return (pengusul === 'induk' ? anak : induk).satuan_kerja.satuan_kerja_id;
}

export function mayDecide(row: ResourceRow, actor: Actor): boolean {
  return (
    isCrossRow(row) &&
    row.status === 'diusulkan' &&
    can(actor, kinerjaCrossCuttingEntity.acts.putuskan, { satuan_kerja_id: deciderOf(row) })
  );
}

/** Units of both ends; undefined where a node is not there in this year. */
export async function findUnits(tx: Kysely<Tables>, body: CrossBody, tahun: number) {
  const levelAnak = levelBelow(body.level_induk);
  if (levelAnak === undefined) throw new ProblemError('MASUKAN_TIDAK_SESUAI');
  const unitOf = async (level: TreeLevel, id: number) => {
    const query = sql<{
      unit: number;
    }>`select satuan_kerja_id as unit from ${nodeOf(level, tahun)} where node.id = ${id}`;
    return (await query.execute(tx)).rows[0]?.unit;
  };
  const induk = await unitOf(body.level_induk, body.induk_id);
  const anak = await unitOf(levelAnak, body.anak_id);
  return {
    levelAnak,
    induk,
    anak,
    pengusul: induk === body.satuan_kerja_id ? ('induk' as const) : ('anak' as const),
  };
}

/** Both nodes are there, of two units, one of them the proposer's; nothing is proposed twice. */
export async function checkCross({ tx, body, tahun, id }: RuleContext<CrossBody>): Promise<Faults> {
  const { levelAnak, induk, anak } = await findUnits(tx, body, tahun);
  if (id !== null) await requireWaiting(tx, id);
  const own = [induk, anak].includes(body.satuan_kerja_id);
  const anakTable = sql.table(levelAnak.replaceAll('-', '_'));
  const { rows } = await sql<{ asli: boolean; ada: boolean }>`select
    exists (select from ${anakTable} where id = ${body.anak_id}
      and ${sql.ref(parentColumn[body.level_induk])} = ${body.induk_id}) as asli,
    exists (select from kinerja_cross where tahun = ${tahun} and level_induk = ${body.level_induk}
      and induk_id = ${body.induk_id} and anak_id = ${body.anak_id} and deleted_at is null
      and id is distinct from ${id}::bigint) as ada`.execute(tx);
  const same = induk !== undefined && induk === anak;
  return collect([
    ['induk_id', induk === undefined ? 'Simpul induk tidak ada di tahun ini' : null],
    ['anak_id', anak === undefined ? 'Simpul kontributor tidak ada di tahun ini' : null],
    ['anak_id', same ? 'Kontributor harus dari satuan kerja lain' : null],
    ['anak_id', rows[0]?.asli ? 'Simpul ini sudah menjadi anak langsung dari induk itu' : null],
    ['anak_id', rows[0]?.ada ? 'Cross cutting ini sudah diusulkan' : null],
    ['satuan_kerja_id', own ? null : 'Salah satu simpul harus milik satuan kerja pengusul'],
  ]);
}

/** What was decided is not rewritten. */
async function requireWaiting(tx: Kysely<Tables>, id: number): Promise<void> {
  const row = await tx.selectFrom('kinerja_cross').where('id', '=', id).select('status').executeTakeFirst();
  if (row?.status !== 'diusulkan') {
    throw new ProblemError('BENTROK', { pesan: 'Usulan ini sudah diputuskan dan tidak dapat diubah.' });
  }
}
