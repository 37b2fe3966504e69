import type { KinerjaWakilDirektur } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { pengampuColumns, pengampuJoins, resultColumns } from '../../../kit/kinerja-sql/node-columns';
import { isVisible, type Visibility } from '../../../kit/visibility/visibility';

const nama = sql`case when nama.id is not null then json_build_object('nama', nama.nama) end`;

const kegiatan = sql`coalesce((
  select json_agg(row_to_json(content) order by r.id)
  from kinerja_kegiatan r
  left join kegiatan nama on nama.id = r.kegiatan_id
  ${pengampuJoins}
  cross join lateral (select ${resultColumns}, ${pengampuColumns}, ${nama} as kegiatan) content
  where r.kinerja_program_id = induk.id and r.deleted_at is null), '[]')`;

/** A program that the hospital director delegated, with its activities; undefined for any other program. */
export async function findKinerjaWakilDirektur(
  db: Kysely<Tables>,
  id: number,
  visibility: Visibility,
): Promise<KinerjaWakilDirektur | undefined> {
  const { rows } = await sql<{ content: KinerjaWakilDirektur }>`
    select row_to_json(content) as content
    from kinerja_program induk
    cross join lateral (select induk.*) r
    left join program nama on nama.id = r.program_id
    ${pengampuJoins}
    cross join lateral (
      select ${resultColumns}, ${pengampuColumns}, ${nama} as program,
        trim_scale(r.anggaran) as anggaran, trim_scale(r.realisasi_anggaran) as realisasi_anggaran,
        ${kegiatan} as kinerja_kegiatan
    ) content
    where induk.id = ${id} and induk.deleted_at is null and induk.is_kinerja_direktur_to_wakil_direktur_rsud
      and ${isVisible(visibility, sql`induk.satuan_kerja_id`, sql`induk.tahun_kinerja`)}`.execute(db);
  return rows[0]?.content;
}
