import type { Task } from '@selaras/contracts';
import { diagramConstants } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { isPenyebabBerlaku } from '../../../kit/kinerja-sql/penyebab-sql';

/** Items that each kind of task names. */
const EXAMPLES = 5;

const levels = {
  'kinerja-program': 'kinerja_program',
  'kinerja-kegiatan': 'kinerja_kegiatan',
  'kinerja-sub-kegiatan': 'kinerja_sub_kegiatan',
} as const;
type Level = keyof typeof levels;

const missed = sql<boolean>`r.capaian < ${diagramConstants.capaianThreshold}`;

/** No cause was written down; at sub-activities one of a single quarter is enough. */
const withoutCause = (level: Level): RawBuilder<boolean> =>
  level === 'kinerja-sub-kegiatan'
    ? sql`${missed} and r.penyebab_kegagalan is null and not exists (
        select from penyebab_kegagalan p where p.kinerja_sub_kegiatan_id = r.id and p.deleted_at is null
          and ${isPenyebabBerlaku('p', 'r')})`
    : sql`${missed} and r.penyebab_kegagalan is null`;

/** What one unit still has to do in a year: every kind, also those with nothing left (domain §9). */
export async function findTasks(db: Kysely<Tables>, tahun: number, satuanKerjaId: number): Promise<Task[]> {
  const kinerja = (condition: (level: Level) => RawBuilder<boolean>) =>
    sql.join(
      (Object.keys(levels) as Level[]).map(
        (level) => sql`
          select r.id, ${level} as level, r.indikator as nama from ${sql.table(levels[level])} r
          where r.satuan_kerja_id = ${satuanKerjaId} and r.tahun_kinerja = ${tahun} and r.deleted_at is null
            and ${condition(level)}`,
      ),
      sql` union all `,
    );
  const items: Record<Task['jenis'], RawBuilder<unknown>> = {
    'realisasi-belum-diisi': kinerja(() => sql`r.realisasi is null`),
    'penyebab-belum-diisi': kinerja(withoutCause),
    'validasi-dikembalikan': sql`
      select id, 'validasi-perencanaan' as level, coalesce(catatan, '') as nama from validasi_perencanaan
      where satuan_kerja_id = ${satuanKerjaId} and tahun = ${tahun} and keadaan = 'dikembalikan'`,
    'perjanjian-belum-ditandatangani': sql`
      select id, jenis as level, pihak_pertama_jabatan as nama from perjanjian_kinerja
      where satuan_kerja_id = ${satuanKerjaId} and tahun = ${tahun} and status <> 'ditandatangani'
        and deleted_at is null`,
  };
  const kinds = (Object.keys(items) as Task['jenis'][]).map(
    (jenis, index) => sql`
      select ${index}::integer as urutan, ${jenis} as jenis, count(*)::integer as jumlah,
        coalesce((array_agg(json_build_object('id', id, 'level', level, 'nama', nama) order by level, id))
          [1:${sql.lit(EXAMPLES)}], '{}') as contoh
      from (${items[jenis]}) content`,
  );
  const { rows } = await sql<Task>`
    select jenis, jumlah, to_json(contoh) as contoh from (${sql.join(kinds, sql` union all `)}) semua
    order by urutan`.execute(db);
  return rows;
}
