import type { SolusiMasalah, SolusiMasalahType } from '@selaras/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { pengampuColumns, pengampuJoins, resultColumns } from '../../../kit/kinerja-sql/node-columns';
import { penyebabSql } from '../../../kit/kinerja-sql/penyebab-sql';
import { isVisible, type Visibility } from '../../../kit/visibility/visibility';

interface Level {
  readonly table: string;
  readonly nomenklatur: string;
  /** The level whose rows are the children of a part. */
  readonly anak?: SolusiMasalahType;
}

const levels: Record<SolusiMasalahType, Level> = {
  'kinerja-program': { table: 'kinerja_program', nomenklatur: 'program', anak: 'kinerja-kegiatan' },
  'kinerja-kegiatan': { table: 'kinerja_kegiatan', nomenklatur: 'kegiatan', anak: 'kinerja-sub-kegiatan' },
  'kinerja-sub-kegiatan': { table: 'kinerja_sub_kegiatan', nomenklatur: 'sub_kegiatan' },
};

/** This year's node beside the one whose failure it repairs; undefined when the node may not be seen. */
export async function findSolusiMasalah(
  db: Kysely<Tables>,
  { type, id }: { type: SolusiMasalahType; id: number },
  visibility: Visibility,
): Promise<SolusiMasalah | undefined> {
  const { rows } = await sql<SolusiMasalah>`
    select
      case when jawaban.id is not null then ${part(type, sql`node.id`, visibility)} end as solusi,
      case when jawaban.id is not null then ${part(type, sql`jawaban.kinerja_masalah_id`, visibility)} end as masalah
    from ${sql.table(levels[type].table)} node
    left join lateral (
      select id, kinerja_masalah_id from solusi
      where solusi.level = ${type} and solusi.kinerja_id = node.id and solusi.deleted_at is null
      order by solusi.id limit 1
    ) jawaban on true
    where node.id = ${id} and node.deleted_at is null
      and ${isVisible(visibility, sql`node.satuan_kerja_id`, sql`node.tahun_kinerja`)}`.execute(db);
  return rows[0];
}

const failures = (type: SolusiMasalahType) => sql`coalesce((
  select json_agg(json_build_object('id', csf.id, 'catatan', csf.catatan) order by csf.id) from kinerja_csf csf
  where csf.level = ${type} and csf.kinerja_id = r.id and csf.jenis = 'tidak_tercapai' and csf.deleted_at is null), '[]')`;

const remedies = (type: SolusiMasalahType) => sql`coalesce((
  select json_agg(json_build_object('id', lain.id, 'solusi', lain.solusi) order by lain.id) from solusi lain
  where lain.level = ${type} and lain.kinerja_id = r.id and lain.deleted_at is null), '[]')`;

/** What a part and each of its children have in common. */
const common = (type: SolusiMasalahType) => sql`
  ${resultColumns}, nama.nama, ${penyebabSql(type)} as penyebab_kegagalan, ${failures(type)} as kinerja_tidak_tercapai`;

const namedRows = ({ table, nomenklatur }: Level) => sql`
  ${sql.table(table)} r
  left join ${sql.table(nomenklatur)} nama on nama.id = ${sql.ref(`r.${nomenklatur}_id`)}`;

function part(type: SolusiMasalahType, id: RawBuilder<unknown>, visibility: Visibility): RawBuilder<unknown> {
  return sql`(
    select row_to_json(content) from ${namedRows(levels[type])}
    ${pengampuJoins}
    cross join lateral (
      select ${common(type)}, r.tahun_kinerja as tahun, ${pengampuColumns}, ${remedies(type)} as solusi,
        ${children(type, sql`r.id`)} as children
    ) content
    where r.id = ${id} and r.deleted_at is null
      and ${isVisible(visibility, sql`r.satuan_kerja_id`, sql`r.tahun_kinerja`)})`;
}

function children(type: SolusiMasalahType, indukId: RawBuilder<unknown>): RawBuilder<unknown> {
  const { table, anak } = levels[type];
  if (anak === undefined) return sql`'[]'::json`;
  return sql`coalesce((
    select json_agg(row_to_json(content) order by content.id) from (
      select ${common(anak)} from (
        select asli.* from ${sql.table(levels[anak].table)} asli
        where ${sql.ref(`asli.${table}_id`)} = ${indukId} and asli.deleted_at is null
      ) r
      left join ${sql.table(levels[anak].nomenklatur)} nama
        on nama.id = ${sql.ref(`r.${levels[anak].nomenklatur}_id`)}
    ) content), '[]')`;
}
