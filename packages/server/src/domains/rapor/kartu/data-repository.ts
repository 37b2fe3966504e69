import type { AsalSaringan, Page, RaporRow } from '@selaras/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { type PageAsked, readPage } from '../../../kit/paging/read-page';
import { isVisible, type Visibility } from '../../../kit/visibility/visibility';
import { isOfAsal } from './asal-saringan';
import { type Quarter, subKegiatanSource } from './rapor-source';
import { isChosen, type SaringanRapor } from './saringan-rapor';

export interface DataFilter extends Quarter, SaringanRapor {
  readonly program_id?: number | undefined;
  readonly asal?: AsalSaringan | undefined;
  readonly visibility: Visibility;
}

const figures = [
  'range_min',
  'range_max',
  'target',
  'realisasi',
  'capaian',
  'anggaran',
  'realisasi_anggaran',
].map((name) => sql`trim_scale(${sql.ref(`r.${name}`)}) as ${sql.ref(name)}`);

/** Sub-activities with a target in the quarter, by unit and code. */
export async function findRaporRows(
  db: Kysely<Tables>,
  filter: DataFilter,
  page: PageAsked,
): Promise<Page<RaporRow>> {
  const ofAsal = await isOfAsal(db, { ...filter, jenis: 'sub-kegiatan' });
  return readPage<RaporRow>(
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
      where ${isVisible(filter.visibility, sql`r.satuan_kerja_id`, filter.tahun)} and ${ofAsal} and ${fits(filter)}`,
    page,
  );
}

/** Rows of sub-activities that the filter means. */
function fits(filter: DataFilter): RawBuilder<unknown> {
  const { program_id } = filter;
  return sql.join(
    [
      isChosen(filter, sql`concat_ws(' ', r.kode, r.nama, r.sasaran, r.indikator)`),
      program_id === undefined ? sql`true` : sql`r.asal_id = ${program_id}`,
    ],
    sql` and `,
  );
}
