import type { Page, PenyebabSaringan, RaporRow } from '@selaras/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { type PageAsked, readPage } from '../../../kit/paging/read-page';
import { textContains } from '../../../kit/text/text-match';
import { isVisible, type Visibility } from '../../../kit/visibility/visibility';
import { type Quarter, subKegiatanSource } from './rapor-source';

export interface DataFilter extends Quarter {
  readonly satuan_kerja_id?: number | undefined;
  readonly keadaan?: RaporRow['keadaan'] | 'belum-tercapai' | undefined;
  readonly penyebab?: PenyebabSaringan | undefined;
  readonly perbaikan?: RaporRow['perbaikan'] | undefined;
  readonly program_id?: number | undefined;
  readonly q?: string | undefined;
  readonly visibility: Visibility;
}

const figures = ['target', 'realisasi', 'capaian', 'anggaran', 'realisasi_anggaran'].map(
  (name) => sql`trim_scale(${sql.ref(`r.${name}`)}) as ${sql.ref(name)}`,
);

/** Sub-activities with a target in the quarter, by unit and code. */
export const findRaporRows = (
  db: Kysely<Tables>,
  filter: DataFilter,
  page: PageAsked,
): Promise<Page<RaporRow>> =>
  readPage<RaporRow>(
    db,
    sql`select row_number() over (order by unit.satuan_kerja_nama, r.kode nulls last, r.id) as urutan,
        row_to_json(content) as content
      from (${subKegiatanSource(filter)}) r
      join satuan_kerja unit on unit.satuan_kerja_id = r.satuan_kerja_id
      cross join lateral (
        select r.id, json_build_object('satuan_kerja_id', unit.satuan_kerja_id,
            'satuan_kerja_nama', unit.satuan_kerja_nama, 'singkatan', unit.singkatan) as satuan_kerja,
          r.kode, r.nama, r.sasaran, r.indikator, r.satuan, r.polaritas, ${sql.join(figures)}, r.keadaan,
          r.penyebab, r.langkah, r.perbaikan
      ) content
      where ${isVisible(filter.visibility, sql`r.satuan_kerja_id`, filter.tahun)} and ${fits(filter)}`,
    page,
  );

function fits(filter: DataFilter): RawBuilder<unknown> {
  const { satuan_kerja_id, keadaan, penyebab, perbaikan, program_id, q } = filter;
  const words = q?.trim() ?? '';
  const conditions = [
    satuan_kerja_id !== undefined && sql`r.satuan_kerja_id = ${satuan_kerja_id}`,
    keadaan !== undefined && isIn(keadaan),
    penyebab !== undefined && sql`r.keadaan <> 'tercapai' and r.berpenyebab = ${penyebab === 'ada'}`,
    perbaikan !== undefined && sql`r.keadaan <> 'tercapai' and r.perbaikan = ${perbaikan}`,
    program_id !== undefined && sql`r.asal_id = ${program_id}`,
    words !== '' && textContains(sql`concat_ws(' ', r.kode, r.nama, r.sasaran, r.indikator)`, words),
  ].filter((condition) => condition !== false);
  return sql.join([sql`true`, ...conditions.map((one) => sql`(${one})`)], sql` and `);
}

/** What was missed includes what was not reported, as the report card counts it. */
const isIn = (keadaan: NonNullable<DataFilter['keadaan']>) =>
  keadaan === 'belum-tercapai' ? sql`r.keadaan <> 'tercapai'` : sql`r.keadaan = ${keadaan}`;
