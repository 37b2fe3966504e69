import type { JenisRapor } from '@selaras/contracts';
import { diagramConstants } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';
import { capaianSql } from '../../../kit/kinerja-sql/derived-sql';
import { inYear } from '../../../kit/kinerja-sql/in-year';

/** The quarter that a report card is of. */
export interface Quarter {
  readonly tahun: number;
  readonly triwulan: number;
}

const isMet = (capaian: RawBuilder<unknown>) =>
  sql`coalesce(${capaian} >= ${diagramConstants.capaianThreshold}, false)`;

/** `keadaanRaporOf` of the domain over rows with a target above 0; a test holds the two together. */
export const keadaanSql = (realisasi: RawBuilder<unknown>, capaian: RawBuilder<unknown>) => sql`
  case when ${realisasi} is null then 'belum-diisi' when ${isMet(capaian)} then 'tercapai' else 'tidak-tercapai' end`;

const quarterOf = (alias: string, nama: string, triwulan: number) =>
  sql.ref(`${alias}.${nama}_tw${triwulan}`);

/** The quarters of a repair step together. */
const total = (nama: string) =>
  sql`(select coalesce(sum(n), 0) from unnest(array[${sql.join(
    [1, 2, 3, 4].map((tw) => quarterOf('l', nama, tw)),
  )}]) n)`;

/** Sub-activities with a target in the quarter, their causes of this quarter and the steps that repair these. */
export const subKegiatanSource = ({ tahun, triwulan }: Quarter) => {
  const [target, realisasi] = ['target', 'realisasi'].map((nama) => quarterOf('k', nama, triwulan)) as [
    RawBuilder<unknown>,
    RawBuilder<unknown>,
  ];
  return sql`
  select item.*, ${keadaanSql(sql`item.realisasi`, sql`item.capaian`)} as keadaan from (
    select k.id, k.satuan_kerja_id, coalesce(program.id, 0) as asal_id, coalesce(program.nama, 'Tanpa program') as asal_nama,
      n.kode, n.nama, k.sasaran, k.indikator, k.satuan, k.polaritas,
      k.range_min, k.range_max,
      ${target} as target, ${realisasi} as realisasi, ${capaianSql({
        polaritas: sql`k.polaritas`,
        range_min: sql`k.range_min`,
        range_max: sql`k.range_max`,
        target,
        realisasi,
      })} as capaian,
      ${quarterOf('k', 'anggaran', triwulan)} as anggaran,
      ${quarterOf('k', 'realisasi_anggaran', triwulan)} as realisasi_anggaran,
      coalesce(sebab.penyebab, '[]') as penyebab, sebab.penyebab is not null as berpenyebab,
      coalesce(repair.langkah, 0) as langkah,
      case when repair.langkah is null then 'belum' when repair.selesai then 'selesai' else 'berjalan' end as perbaikan
    from kinerja_sub_kegiatan k
    join kinerja_kegiatan kegiatan on kegiatan.id = k.kinerja_kegiatan_id
    join kinerja_program above on above.id = kegiatan.kinerja_program_id
    left join program on program.id = above.program_id
    left join sub_kegiatan n on n.id = k.sub_kegiatan_id
    left join (
      select kinerja_sub_kegiatan_id as id, json_agg(penyebab order by penyebab_kegagalan.id) as penyebab
      from penyebab_kegagalan
      where tahun_kinerja = ${tahun} and triwulan = ${triwulan} and deleted_at is null group by 1
    ) sebab on sebab.id = k.id
    left join (
      select p.kinerja_sub_kegiatan_id as id, count(*)::integer as langkah,
        bool_and(${total('target')} > 0 and ${total('realisasi')} >= ${total('target')}) as selesai
      from penyebab_kegagalan p
      join kinerja_langkah_aksi l on l.penyebab_kegagalan_id = p.id and l.deleted_at is null
      where p.tahun_kinerja = ${tahun} and p.triwulan = ${triwulan} and p.deleted_at is null group by 1
    ) repair on repair.id = k.id
    where k.tahun_kinerja = ${tahun} and k.deleted_at is null and ${target} > 0
  ) item`;
};

/**
 * Key indicators of units by the quarter of their action plans, the only figures that they have by quarter: one is met
 * when each of its actions with a target in the quarter is (decision 82). Its money is that of its programmes.
 */
export const sasaranPdSource = ({ tahun, triwulan }: Quarter) => {
  const [target, realisasi] = [sql.ref(`a.tw${triwulan}`), sql.ref(`a.tw${triwulan}_realisasi`)];
  const kendala = sql`nullif(trim(${quarterOf('a', 'kendala', triwulan)}), '')`;
  const tindakLanjut = sql`nullif(trim(${quarterOf('a', 'tindak_lanjut', triwulan)}), '')`;
  const capaian = capaianSql({
    polaritas: sql`a.polaritas`,
    range_min: sql`null::numeric`,
    range_max: sql`null::numeric`,
    target,
    realisasi,
  });
  return sql`
  select goal.id, goal.satuan_kerja_id, goal.id as asal_id, goal.iku as asal_nama,
    goal.sasaran_strategis_satker as sasaran, goal.iku, plan.items as aksi, plan.reported as dilaporkan,
    plan.met as aksi_tercapai, coalesce(plan.penyebab, '[]') as penyebab,
    case when plan.reported = 0 then 'belum-diisi' when plan.met = plan.items then 'tercapai' else 'tidak-tercapai' end as keadaan,
    plan.kendala > 0 as berpenyebab, plan.langkah, case when plan.langkah > 0 then 'berjalan' else 'belum' end as perbaikan,
    money.anggaran, money.realisasi_anggaran
  from ${inYear('sasaran_strategis_pd', tahun)} goal
  join (
    select a.induk_id, count(*)::integer as items, count(${realisasi})::integer as reported,
      count(*) filter (where ${isMet(capaian)})::integer as met,
      count(*) filter (where not ${isMet(capaian)} and ${kendala} is not null)::integer as kendala,
      json_agg(${kendala} order by a.id) filter (where not ${isMet(capaian)} and ${kendala} is not null) as penyebab,
      count(*) filter (where not ${isMet(capaian)} and ${tindakLanjut} is not null)::integer as langkah
    from rencana_aksi a
    where a.level = 'pd' and a.tahun = ${tahun} and a.deleted_at is null and ${target} > 0
    group by a.induk_id
  ) plan on plan.induk_id = goal.id
  left join (
    select p.sasaran_strategis_pd_id as id, sum(${quarterOf('p', 'anggaran', triwulan)}) as anggaran,
      sum(${quarterOf('p', 'realisasi_anggaran', triwulan)}) as realisasi_anggaran
    from kinerja_program p where p.tahun_kinerja = ${tahun} and p.deleted_at is null group by 1
  ) money on money.id = goal.id
  where goal.deleted_at is null`;
};

/** Items of each kind of report card with the columns that it adds up. */
export const raporSource: Readonly<Record<JenisRapor, (quarter: Quarter) => RawBuilder<unknown>>> = {
  'sub-kegiatan': subKegiatanSource,
  'sasaran-pd': sasaranPdSource,
};
