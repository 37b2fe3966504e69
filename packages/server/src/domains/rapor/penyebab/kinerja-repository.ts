import type { KinerjaRapor } from '@selaras/contracts';
import { allTriwulan } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { asalColumn } from '../../../kit/asal-realisasi/asal-realisasi';
import { buktiColumn } from '../../../kit/bukti-langkah-aksi/bukti-repository';
import { capaianSql } from '../../../kit/kinerja-sql/derived-sql';
import { isPenyebabBerlaku } from '../../../kit/kinerja-sql/penyebab-sql';
import { satuanKerjaColumn } from '../../../kit/resource/row-columns';
import { isVisible, type Visibility } from '../../../kit/visibility/visibility';
import { keadaanSql } from '../kartu/rapor-source';
import { langkahColumns } from './langkah-sql';

/** A sub-activity as the database has it; deadlines and rights are added by who answers it. */
export type StoredKinerja = Pick<
  KinerjaRapor,
  'satuan_kerja' | 'kinerja' | 'penyebab' | 'csf' | 'putaran'
> & {
  readonly triwulan: readonly Omit<KinerjaRapor['triwulan'][number], 'batas' | 'tulis'>[];
};

interface Asked {
  readonly id: number;
  readonly tahun: number;
  readonly visibility: Visibility;
  /** Quarters of the year that have ended. */
  readonly over: number;
}

const quarterOf = (tw: number) => {
  const [target, realisasi] = [sql.ref(`r.target_tw${tw}`), sql.ref(`r.realisasi_tw${tw}`)];
  const capaian = capaianSql({
    polaritas: sql`r.polaritas`,
    range_min: sql`r.range_min`,
    range_max: sql`r.range_max`,
    target,
    realisasi,
  });
  return sql`select ${tw}::integer as triwulan, r.polaritas,
    trim_scale(r.range_min) as range_min, trim_scale(r.range_max) as range_max, trim_scale(${target}) as target, trim_scale(${realisasi}) as realisasi,
    case when ${target} > 0 then ${capaian} end as capaian,
    case when ${target} > 0 then ${keadaanSql(realisasi, capaian)} end as keadaan`;
};

const causes = (over: number): RawBuilder<unknown> => sql`
  select p.id, p.versi, p.triwulan, p.penyebab,
    (select csf.catatan from kinerja_csf csf where csf.id = p.kinerja_csf_id) as csf,
    coalesce((select json_agg(step order by step.id) from (
      select ${langkahColumns(over)}, ${buktiColumn(sql`l.id`)} as lampiran,
        ${asalColumn(sql`l.id`)} as asal_realisasi from kinerja_langkah_aksi l
      where l.penyebab_kegagalan_id = p.id and l.deleted_at is null) step), '[]') as langkah
  from penyebab_kegagalan p
  where p.kinerja_sub_kegiatan_id = r.id and p.deleted_at is null
  order by p.triwulan, p.id`;

/**
 * The same work in other years: rows that answer each other by a remedy, and those of the unit with the same code of the
 * nomenclature and the same indicator.
 */
const rounds = (visibility: Visibility): RawBuilder<unknown> => sql`
  with recursive berantai(id) as (
    select r.id
    union
    select case when s.kinerja_id = berantai.id then s.kinerja_masalah_id else s.kinerja_id end
    from berantai join solusi s on s.level = 'kinerja-sub-kegiatan' and s.deleted_at is null
      and berantai.id in (s.kinerja_id, s.kinerja_masalah_id)
  )
  select k.tahun_kinerja as tahun, k.id, k.polaritas, trim_scale(k.range_min) as range_min,
    trim_scale(k.range_max) as range_max, trim_scale(k.target) as target, trim_scale(k.realisasi) as realisasi,
    trim_scale(k.capaian) as capaian,
    coalesce((select json_agg(s.solusi order by s.id) from solusi s where s.level = 'kinerja-sub-kegiatan'
      and s.kinerja_id = k.id and s.deleted_at is null), '[]') as solusi,
    coalesce((select json_agg(json_build_object('triwulan', p.triwulan, 'penyebab', p.penyebab) order by p.triwulan, p.id)
      from penyebab_kegagalan p where p.kinerja_sub_kegiatan_id = k.id and p.deleted_at is null
        and ${isPenyebabBerlaku('p', 'k')}), '[]') as penyebab,
    (select json_build_object('jumlah', count(*), 'selesai', count(*) filter (where step.keadaan = 'selesai')) from (
      select ${langkahColumns(0)} from kinerja_langkah_aksi l join penyebab_kegagalan p on p.id = l.penyebab_kegagalan_id
      where p.kinerja_sub_kegiatan_id = k.id and p.deleted_at is null and l.deleted_at is null) step) as langkah
  from kinerja_sub_kegiatan k left join sub_kegiatan kn on kn.id = k.sub_kegiatan_id
  where k.deleted_at is null and k.satuan_kerja_id = r.satuan_kerja_id
    and (k.id in (select id from berantai) or (kn.kode = n.kode and k.indikator = r.indikator))
    and ${isVisible(visibility, sql`k.satuan_kerja_id`, sql`k.tahun_kinerja`)}
  order by k.tahun_kinerja, k.id`;

const rowsAs = (rows: RawBuilder<unknown>) =>
  sql`coalesce((select json_agg(baris) from (${rows}) baris), '[]')`;

/** Quarters, causes and repair of a sub-activity of the year; undefined when there is none that its reader may see. */
export async function findKinerjaRapor(
  db: Kysely<Tables>,
  { id, tahun, visibility, over }: Asked,
): Promise<StoredKinerja | undefined> {
  const { rows } = await sql<StoredKinerja>`
    select ${satuanKerjaColumn},
      json_build_object('id', r.id, 'kode', n.kode, 'nama', n.nama, 'sasaran', r.sasaran, 'indikator', r.indikator,
        'satuan', r.satuan) as kinerja,
      ${rowsAs(sql.join(allTriwulan.map(quarterOf), sql` union all `))} as triwulan,
      ${rowsAs(causes(over))} as penyebab,
      coalesce((select json_agg(catatan order by catatan) from (
        select distinct csf.catatan from kinerja_csf csf where csf.level = 'kinerja-sub-kegiatan'
          and csf.kinerja_id = r.id and csf.deleted_at is null) known), '[]') as csf,
      ${rowsAs(rounds(visibility))} as putaran
    from kinerja_sub_kegiatan r left join sub_kegiatan n on n.id = r.sub_kegiatan_id
    where r.id = ${id} and r.tahun_kinerja = ${tahun} and r.deleted_at is null
      and ${isVisible(visibility, sql`r.satuan_kerja_id`, tahun)}`.execute(db);
  return rows[0];
}
