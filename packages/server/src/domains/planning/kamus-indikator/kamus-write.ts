import type { CheckedBodyOf, kamusIndikatorCalls } from '@selaras/contracts';
import { periodStartOf } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import { holdAudit } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { collect } from '../../../kit/resource/collect-faults';
import type { Faults, RuleContext } from '../../../kit/resource/resource';
import { storeRow } from '../../../kit/resource/store';
import { nodeOf } from '../cross-cutting/node-sql';

/** What is written of an entry. */
export type KamusBody = CheckedBodyOf<typeof kamusIndikatorCalls.create>;

const SUB_KEGIATAN = 'kinerja-sub-kegiatan';

/**
 * A change of a performance reaches its entry by a trigger: performance first, then the audit log's chain, then the entry.
 * Whoever begins with the entry takes them in the same order.
 */
export async function lockKinerjaFirst(tx: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  await sql`select from kinerja_sub_kegiatan where id in (
    select kinerja_id from kamus_indikator where id = any(${ids}) and level = ${SUB_KEGIATAN}
  ) order by id for no key update`.execute(tx);
  await holdAudit(tx);
}

/** One entry a performance, of the same unit and year; an entry stays with its performance. */
export async function checkKamus({ tx, body, tahun, id }: RuleContext<KamusBody>): Promise<Faults> {
  const { level, kinerja_id, satuan_kerja_id } = body;
  if (id !== null) {
    const { rows } = await sql<{ sama: boolean }>`
      select level = ${level} and kinerja_id = ${kinerja_id} as sama from kamus_indikator where id = ${id}`.execute(
      tx,
    );
    return collect([['kinerja_id', rows[0]?.sama ? null : 'Kinerja sebuah kamus tidak dapat diganti']]);
  }
  if (level === SUB_KEGIATAN) {
    await sql`select from kinerja_sub_kegiatan where id = ${kinerja_id} for no key update`.execute(tx);
  }
  const { rows } = await sql<{ berkamus: boolean }>`
    select exists (
      select from kamus_indikator k
      where k.level = ${level} and k.kinerja_id = node.id and k.deleted_at is null) as berkamus
    from ${nodeOf(level, tahun)}
    where node.id = ${kinerja_id} and node.satuan_kerja_id = ${satuan_kerja_id}`.execute(tx);
  const [found] = rows;
  return collect([
    ['kinerja_id', found ? null : 'Kinerja ini tidak ada di satuan kerja dan tahun yang sama'],
    ['kinerja_id', found?.berkamus ? 'Indikator ini sudah punya kamus; ubah yang sudah ada' : null],
  ]);
}

/** Stores the entry; of a sub-activity also the ministry's indicator where the sub-activity keeps it. */
export async function saveKamus({ tx, body, tahun, id }: RuleContext<KamusBody>): Promise<number> {
  const { level, kinerja_id } = body;
  const ofSub = level === SUB_KEGIATAN;
  const indikator_kemendagri = ofSub ? await kemendagriOf(tx, body, id) : body.indikator_kemendagri;
  const lima = level === 'sasaran-strategis-rpjmd' || level === 'sasaran-strategis-pd';
  const rowId = await storeRow(tx, 'kamus_indikator', id, {
    ...body,
    indikator_kemendagri,
    tahun: lima ? (periodStartOf(tahun) ?? tahun) : tahun,
  });
  if (ofSub) {
    await sql`update kinerja_sub_kegiatan set indikator_kemendagri = ${indikator_kemendagri}
      where id = ${kinerja_id} and indikator_kemendagri is distinct from ${indikator_kemendagri}`.execute(tx);
  }
  return rowId;
}

/** Left empty, a new entry takes what the sub-activity has, any other what the nomenclature fixes. */
async function kemendagriOf(
  tx: Kysely<Tables>,
  { indikator_kemendagri, kinerja_id }: KamusBody,
  id: number | null,
): Promise<string | null> {
  if (indikator_kemendagri !== null) return indikator_kemendagri;
  const own = id === null ? sql`k.indikator_kemendagri` : sql`null`;
  const { rows } = await sql<{ indikator: string | null }>`
    select coalesce(${own}, n.indikator_kemendagri) as indikator
    from kinerja_sub_kegiatan k left join sub_kegiatan n on n.id = k.sub_kegiatan_id
    where k.id = ${kinerja_id}`.execute(tx);
  return rows[0]?.indikator ?? null;
}
