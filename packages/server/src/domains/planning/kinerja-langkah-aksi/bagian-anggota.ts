import { allTriwulan, bagiSama, jumlahBagian, type Pembagian, samakan } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';

type Angka = number | null;
interface Bagian {
  readonly id: number;
  readonly target: readonly Angka[];
}

/**
 * Brings what the members of a step carry to its targets, quarter by quarter: these may have changed, or somebody came or
 * went (decision 90). Quarters that nobody carries yet are given out evenly.
 */
export async function samakanBagian(tx: Kysely<Tables>, langkahAksiId: number): Promise<void> {
  const { rows } = await sql<{ target: Angka[]; bagian: Bagian[] }>`
    select json_build_array(l.target_tw1, l.target_tw2, l.target_tw3, l.target_tw4) as target, coalesce((
      select json_agg(json_build_object('id', a.id, 'target',
        json_build_array(a.target_tw1, a.target_tw2, a.target_tw3, a.target_tw4)) order by a.id)
      from langkah_aksi_anggota a where a.langkah_aksi_id = l.id and a.deleted_at is null), '[]') as bagian
    from kinerja_langkah_aksi l where l.id = ${langkahAksiId}`.execute(tx);
  const [langkah] = rows;
  if (langkah === undefined) return;
  const { target, bagian } = langkah;
  const quarters = target.map((whole, at) =>
    samakanTriwulan(
      whole,
      bagian.map((one) => one.target[at] ?? null),
    ),
  );
  for (const [at, { id, target: before }] of bagian.entries()) {
    const after = quarters.map((parts) => parts[at] ?? null);
    if (after.every((value, tw) => value === before[tw])) continue;
    await tx
      .updateTable('langkah_aksi_anggota')
      .set(Object.fromEntries(allTriwulan.map((tw) => [`target_tw${tw}`, after[tw - 1] ?? null])))
      .where('id', '=', id)
      .execute();
  }
}

/** Parts of one quarter for its whole; a quarter without a target, or with one below 0, is not given out. */
function samakanTriwulan(whole: Angka, before: readonly Angka[]): readonly Angka[] {
  if (whole === null || whole < 0) return before.map(() => null);
  const parts: Pembagian = before.map((value) => value ?? 0);
  return jumlahBagian(parts) === 0 ? bagiSama(whole, parts.length) : samakan(parts, whole);
}
