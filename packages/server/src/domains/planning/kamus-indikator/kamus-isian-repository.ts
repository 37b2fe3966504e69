import { OPTION_LIMIT, type Option, type TreeLevel } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { simpulOf } from '../cross-cutting/simpul-sql';

interface PilihanFilter {
  readonly level: TreeLevel;
  readonly satuan_kerja_id: number;
  readonly q?: string | undefined;
}

/** Performances of a unit on one level that no entry explains yet. */
export async function listTanpaKamus(
  db: Kysely<Tables>,
  tahun: number,
  { level, satuan_kerja_id, q = '' }: PilihanFilter,
): Promise<Option[]> {
  const { rows } = await sql<Option>`
    select simpul.id as value, simpul.indikator as label from ${simpulOf(level, tahun)}
    where simpul.satuan_kerja_id = ${satuan_kerja_id}
      and (${q} = '' or position(lower(${q}) in lower(simpul.indikator)) > 0)
      and not exists (
        select from kamus_indikator k where k.level = ${level} and k.kinerja_id = simpul.id and k.deleted_at is null)
    order by simpul.indikator, simpul.id limit ${OPTION_LIMIT}`.execute(db);
  return rows;
}

/** What a performance says of its own indicator, with its unit; undefined when it is not there in this year. */
export async function findIsianKamus<Isian>(
  db: Kysely<Tables>,
  tahun: number,
  level: TreeLevel,
  kinerjaId: number,
): Promise<{ satuan_kerja_id: number; isian: Isian } | undefined> {
  const sub = level === 'kinerja-sub-kegiatan';
  const output = sub || level === 'kinerja-kegiatan';
  const { rows } = await sql<{ satuan_kerja_id: number; isian: Isian }>`
    select r.satuan_kerja_id, json_build_object(
      'definisi', r.do_narasi, 'formula', r.do_rumus, 'satuan', r.satuan, 'polaritas', r.polaritas,
      'sumber_data', r.do_sumber, 'jenis', ${output ? 'output' : 'outcome'}::text,
      'indikator_kemendagri', ${sub ? sql`coalesce(r.indikator_kemendagri, n.indikator_kemendagri)` : sql`null`},
      'konsolidasi_periode', case r.tipe_hitung when 'akumulasi' then 'sum' when 'posisi_akhir' then 'last'
        else 'average' end) as isian
    from ${simpulOf(level, tahun)} join ${sql.table(level.replaceAll('-', '_'))} r on r.id = simpul.id
    ${sub ? sql`left join sub_kegiatan n on n.id = r.sub_kegiatan_id` : sql``}
    where simpul.id = ${kinerjaId}`.execute(db);
  return rows[0];
}
