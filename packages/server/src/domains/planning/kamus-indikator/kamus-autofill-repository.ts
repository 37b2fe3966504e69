import { OPTION_LIMIT, type Option, type TreeLevel } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { textFits } from '../../../kit/text/text-match';
import { nodeOf } from '../cross-cutting/node-sql';

interface OptionFilter {
  readonly level: TreeLevel;
  readonly satuan_kerja_id: number;
  readonly q?: string | undefined;
}

/** Performances of a unit on one level that no entry explains yet. */
export async function listWithoutKamus(
  db: Kysely<Tables>,
  tahun: number,
  { level, satuan_kerja_id, q }: OptionFilter,
): Promise<Option[]> {
  const { rows } = await sql<Option>`
    select node.id as value, node.indikator as label from ${nodeOf(level, tahun)}
    where node.satuan_kerja_id = ${satuan_kerja_id}
      and ${textFits(sql`node.indikator`, q)}
      and not exists (
        select from kamus_indikator k where k.level = ${level} and k.kinerja_id = node.id and k.deleted_at is null)
    order by node.indikator, node.id limit ${OPTION_LIMIT}`.execute(db);
  return rows;
}

/** What a performance says of its own indicator, with its unit; undefined when it is not there in this year. */
export async function findKamusAutofill<Autofill>(
  db: Kysely<Tables>,
  tahun: number,
  level: TreeLevel,
  kinerjaId: number,
): Promise<{ satuan_kerja_id: number; autofill: Autofill } | undefined> {
  const sub = level === 'kinerja-sub-kegiatan';
  const output = sub || level === 'kinerja-kegiatan';
  const { rows } = await sql<{ satuan_kerja_id: number; autofill: Autofill }>`
    select r.satuan_kerja_id, json_build_object(
      'definisi', r.do_narasi, 'formula', r.do_rumus, 'satuan', r.satuan, 'polaritas', r.polaritas,
      'sumber_data', r.do_sumber, 'jenis', ${output ? 'output' : 'outcome'}::text,
      'indikator_kemendagri', ${sub ? sql`coalesce(r.indikator_kemendagri, n.indikator_kemendagri)` : sql`null`},
      'konsolidasi_periode', case r.tipe_hitung when 'akumulasi' then 'sum' when 'posisi_akhir' then 'last'
        else 'average' end) as autofill
    from ${nodeOf(level, tahun)} join ${sql.table(level.replaceAll('-', '_'))} r on r.id = node.id
    ${sub ? sql`left join sub_kegiatan n on n.id = r.sub_kegiatan_id` : sql``}
    where node.id = ${kinerjaId}`.execute(db);
  return rows[0];
}
