import {
  allTriwulan,
  jumlahBagian,
  type Pembagian,
  rescale,
  splitEqually,
  splitYear,
  targetLangkah,
} from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';

type Angka = number | null;
interface Bagian {
  readonly id: number;
  /** For the year; null where it was left empty. */
  readonly setahun: Angka;
  /** That is counted in another unit than the step. */
  readonly satuan_lain: boolean;
  readonly target: readonly Angka[];
}

/**
 * Brings what the members of a step carry to its targets, quarter by quarter: these may have changed, or somebody came or
 * went (decision 90). Quarters that nobody carries yet are given out evenly. Quarters of who has a target for the year
 * add up to it, and the others carry the rest (decision 94).
 */
export async function rescaleBagian(tx: Kysely<Tables>, langkahAksiId: number): Promise<void> {
  const { rows } = await sql<{ target: Angka[]; bagian: Bagian[] }>`
    select json_build_array(l.target_tw1, l.target_tw2, l.target_tw3, l.target_tw4) as target, coalesce((
      select json_agg(json_build_object('id', a.id,
        'setahun', a.target, 'satuan_lain', a.satuan is not null and a.satuan is distinct from l.satuan, 'target',
        json_build_array(a.target_tw1, a.target_tw2, a.target_tw3, a.target_tw4)) order by a.id)
      from langkah_aksi_anggota a where a.langkah_aksi_id = l.id and a.deleted_at is null), '[]') as bagian
    from kinerja_langkah_aksi l where l.id = ${langkahAksiId}`.execute(tx);
  const [langkah] = rows;
  if (langkah === undefined) return;
  const { target, bagian } = langkah;
  const parts = partsOf(target, bagian);
  for (const [at, { id, target: before }] of bagian.entries()) {
    const after = parts[at] ?? [];
    if (after.every((value, tw) => value === before[tw])) continue;
    await tx
      .updateTable('langkah_aksi_anggota')
      .set(Object.fromEntries(allTriwulan.map((tw) => [`target_tw${tw}`, after[tw - 1] ?? null])))
      .where('id', '=', id)
      .execute();
  }
}

/** The quarters of each member. */
function partsOf(target: readonly Angka[], bagian: readonly Bagian[]): readonly (readonly Angka[])[] {
  const quarters = target.map((whole, at) =>
    rescaleTriwulan(
      whole,
      bagian.map((one) => one.target[at] ?? null),
    ),
  );
  const even = bagian.map((_, at) => quarters.map((parts) => parts[at] ?? null));
  const asWritten = bagian.every(
    ({ setahun }, at) => setahun === null || targetLangkah(even[at] ?? []) === setahun,
  );
  const rest = jumlahBagian([targetLangkah(target), ...bagian.map(({ setahun }) => -(setahun ?? 0))]);
  const isAlike = rest >= 0 && !bagian.some(({ satuan_lain }) => satuan_lain);
  if (asWritten || !isAlike || target.some((value) => (value ?? 0) < 0)) return even;
  const others = splitEqually(rest, bagian.filter(({ setahun }) => setahun === null).length);
  let next = 0;
  const setahun = bagian.map((one) => one.setahun ?? others[next++] ?? 0);
  if (jumlahBagian(setahun) !== targetLangkah(target)) return even;
  return splitYear(
    setahun,
    target.map((value) => value ?? 0),
  ).map((parts) => parts.map((value, tw) => (target[tw] === null ? null : value)));
}

/** Parts of one quarter for its whole; a quarter without a target, or with one below 0, is not given out. */
function rescaleTriwulan(whole: Angka, before: readonly Angka[]): readonly Angka[] {
  if (whole === null || whole < 0) return before.map(() => null);
  const parts: Pembagian = before.map((value) => value ?? 0);
  return jumlahBagian(parts) === 0 ? splitEqually(whole, parts.length) : rescale(parts, whole);
}
