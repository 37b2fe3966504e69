import { allTriwulan, type TingkatNomenklatur } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { RekapRow } from './rekap-anggaran';

/** Nomenclature of a unit's year with the quarterly spending that its performances report. */
export async function findRekapRows(
  db: Kysely<Tables>,
  satuanKerjaId: number,
  tahun: number,
): Promise<RekapRow[]> {
  const level = (table: TingkatNomenklatur, parent: ReturnType<typeof sql>) => {
    const quarters = allTriwulan.map(
      (tw) => sql`coalesce(sum(${sql.ref(`k.realisasi_anggaran_tw${tw}`)}), 0)`,
    );
    return sql`
      select ${table}::text as level, n.id, ${parent} as parent_id, n.kode, n.nama, n.pagu,
        json_build_array(${sql.join(quarters, sql`, `)})::jsonb as tw
      from ${sql.table(table)} n
      left join ${sql.table(`kinerja_${table}`)} k on k.${sql.ref(`${table}_id`)} = n.id and k.deleted_at is null
      where n.satuan_kerja_id = ${satuanKerjaId} and n.tahun_kinerja = ${tahun} and n.deleted_at is null
      group by n.id`;
  };
  const levels = [
    level('program', sql`null::bigint`),
    level('kegiatan', sql`n.parent_id`),
    level('sub_kegiatan', sql`n.parent_id`),
  ];
  const { rows } = await sql<RekapRow>`${sql.join(levels, sql` union all `)} order by kode, id`.execute(db);
  return rows;
}
