import type { RekapAnggaranUnitRow } from '@selaras/contracts';
import { allTriwulan } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { jumlahOf } from './rekap-anggaran';

const below = { program: 'kegiatan', kegiatan: 'sub_kegiatan', sub_kegiatan: null } as const;
type Level = keyof typeof below;

/** Lines of a level without parts, alias `n`: as in a unit's own recap, sums are made from them alone. */
const isLeaf = (level: Level, tahun: number) => {
  const child = below[level];
  const childless =
    child === null
      ? sql`true`
      : sql`not exists (select from ${sql.table(child)} c where c.parent_id = n.id and c.deleted_at is null)`;
  return sql`n.tahun_kinerja = ${tahun} and n.deleted_at is null and ${childless}`;
};

/** What a level's leaves have, by unit. */
const budget = (level: Level, tahun: number) => sql`
  select n.satuan_kerja_id, sum(n.pagu), 0, 0, 0, 0 from ${sql.table(level)} n where ${isLeaf(level, tahun)} group by 1`;

/** What the performances of a level's leaves have spent, by unit. */
const spending = (level: Level, tahun: number) => {
  const spent = allTriwulan.map((tw) => sql`sum(${sql.ref(`k.realisasi_anggaran_tw${tw}`)})`);
  return sql`
    select n.satuan_kerja_id, 0, ${sql.join(spent)} from ${sql.table(level)} n
    join ${sql.table(`kinerja_${level}`)} k on k.${sql.ref(`${level}_id`)} = n.id
      and k.tahun_kinerja = ${tahun} and k.deleted_at is null
    where ${isLeaf(level, tahun)} group by 1`;
};

/** What every active unit has and spent in a year, added up by the database. */
export async function findRekapUnit(db: Kysely<Tables>, tahun: number): Promise<RekapAnggaranUnitRow[]> {
  const levels = Object.keys(below) as Level[];
  const tw = allTriwulan.map((nomor) => sql`coalesce(sum(${sql.ref(`tw${nomor}`)}), 0)`);
  const { rows } = await sql<{
    satuan_kerja: RekapAnggaranUnitRow['satuan_kerja'];
    pagu: number;
    tw: number[];
  }>`
    with bagian (satuan_kerja_id, pagu, tw1, tw2, tw3, tw4) as (${sql.join(
      levels.flatMap((level) => [budget(level, tahun), spending(level, tahun)]),
      sql` union all `,
    )})
    select json_build_object('satuan_kerja_id', unit.satuan_kerja_id, 'satuan_kerja_nama', unit.satuan_kerja_nama,
      'singkatan', unit.singkatan) as satuan_kerja,
      coalesce(sum(pagu), 0) as pagu, json_build_array(${sql.join(tw)}) as tw
    from satuan_kerja unit left join bagian using (satuan_kerja_id)
    where unit.aktif group by unit.satuan_kerja_id order by unit.satuan_kerja_id`.execute(db);
  return rows.map((row) => ({ satuan_kerja: row.satuan_kerja, ...jumlahOf(row.pagu, row.tw) }));
}
