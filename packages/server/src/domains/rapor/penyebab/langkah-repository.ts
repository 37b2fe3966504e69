import type { AnswerOf, LangkahPerbaikanDaftar, perbaikanCalls } from '@selaras/contracts';
import { type KeadaanPerbaikan, keadaanPerbaikan } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { type PageAsked, readPage } from '../../../kit/paging/read-page';
import { satuanKerjaColumn } from '../../../kit/resource/row-columns';
import { textFits } from '../../../kit/text/text-match';
import { isVisible, type Visibility } from '../../../kit/visibility/visibility';
import type { Quarter } from '../kartu/rapor-source';
import { langkahColumns } from './langkah-sql';

export interface LangkahFilter extends Quarter {
  readonly satuan_kerja_id?: number | undefined;
  readonly keadaan?: KeadaanPerbaikan | undefined;
  readonly q?: string | undefined;
  readonly visibility: Visibility;
  /** Quarters of the year that have ended. */
  readonly over: number;
}

/** Steps that repair failures up to a quarter, by unit and code. */
const stepsOf = ({ tahun, triwulan, satuan_kerja_id, q, visibility, over }: LangkahFilter) => sql`
  select step.* from (
    select unit.satuan_kerja_nama, n.kode, row_to_json(content) as content, content.keadaan, content.anggaran, l.id
    from kinerja_langkah_aksi l
    join penyebab_kegagalan p on p.id = l.penyebab_kegagalan_id and p.deleted_at is null
    join kinerja_sub_kegiatan r on r.id = l.kinerja_sub_kegiatan_id and r.deleted_at is null
    join satuan_kerja unit on unit.satuan_kerja_id = l.satuan_kerja_id
    left join sub_kegiatan n on n.id = r.sub_kegiatan_id
    cross join lateral (
      select ${langkahColumns(over)}, ${satuanKerjaColumn},
        json_build_object('id', r.id, 'kode', n.kode, 'nama', n.nama, 'indikator', r.indikator) as kinerja,
        json_build_object('id', p.id, 'triwulan', p.triwulan, 'penyebab', p.penyebab) as penyebab
    ) content
    where l.tahun_kinerja = ${tahun} and l.deleted_at is null and p.triwulan <= ${triwulan}
      and ${isVisible(visibility, sql`l.satuan_kerja_id`, tahun)}
      and ${satuan_kerja_id === undefined ? sql`true` : sql`l.satuan_kerja_id = ${satuan_kerja_id}`}
      and ${textFits(sql`concat_ws(' ', n.kode, n.nama, l.sasaran, l.indikator, p.penyebab)`, q)}
  ) step`;

const fitting = (filter: LangkahFilter) =>
  filter.keadaan === undefined
    ? stepsOf(filter)
    : sql`${stepsOf(filter)} where step.keadaan = ${filter.keadaan}`;

/** A page of them. */
export const listLangkah = (db: Kysely<Tables>, filter: LangkahFilter, page: PageAsked) =>
  readPage<LangkahPerbaikanDaftar>(
    db,
    sql`select row_number() over (order by satuan_kerja_nama, kode nulls last, id) as urutan, content
      from (${fitting(filter)}) daftar`,
    page,
  );

type Ringkasan = AnswerOf<typeof perbaikanCalls.list>['ringkasan'];

/** How many of the steps stand in each state, whichever one is shown, and what they propose to spend. */
export async function sumLangkah(db: Kysely<Tables>, filter: LangkahFilter): Promise<Ringkasan> {
  const { rows } = await sql<{ keadaan: KeadaanPerbaikan; jumlah: number; anggaran: number }>`
    select keadaan, count(*)::integer as jumlah, coalesce(sum(anggaran), 0)::float8 as anggaran
    from (${stepsOf(filter)}) daftar group by keadaan`.execute(db);
  const of = (keadaan: KeadaanPerbaikan) => rows.find((row) => row.keadaan === keadaan);
  const counted = filter.keadaan === undefined ? rows : rows.filter((row) => row.keadaan === filter.keadaan);
  return {
    keadaan: Object.fromEntries(
      keadaanPerbaikan.map((keadaan) => [keadaan, of(keadaan)?.jumlah ?? 0]),
    ) as Ringkasan['keadaan'],
    anggaran: counted.reduce((sum, { anggaran }) => sum + anggaran, 0),
  };
}
