import type { AsalSaringan, Page, RaporSasaranRow } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { type PageAsked, readPage } from '../../../kit/paging/read-page';
import { isVisible, type Visibility } from '../../../kit/visibility/visibility';
import { isOfAsal } from './asal-saringan';
import { type Quarter, sasaranPdSource } from './rapor-source';
import { isChosen, type SaringanRapor } from './saringan-rapor';

interface SasaranFilter extends Quarter, SaringanRapor {
  readonly iku_id?: number | undefined;
  readonly asal?: AsalSaringan | undefined;
  readonly visibility: Visibility;
}

const money = ['anggaran', 'realisasi_anggaran'].map(
  (name) => sql`trim_scale(${sql.ref(`r.${name}`)}) as ${sql.ref(name)}`,
);

/** Key indicators of units whose action plans have a target in the quarter, by unit. */
export async function findSasaranRows(
  db: Kysely<Tables>,
  filter: SasaranFilter,
  page: PageAsked,
): Promise<Page<RaporSasaranRow>> {
  const { visibility, tahun, iku_id } = filter;
  const ofAsal = await isOfAsal(db, { ...filter, jenis: 'sasaran-pd' });
  return readPage<RaporSasaranRow>(
    db,
    sql`select row_number() over (order by unit.satuan_kerja_nama, r.id) as urutan, row_to_json(content) as content
      from (${sasaranPdSource(filter)}) r
      join satuan_kerja unit on unit.satuan_kerja_id = r.satuan_kerja_id
      cross join lateral (
        select r.id, json_build_object('satuan_kerja_id', unit.satuan_kerja_id,
            'satuan_kerja_nama', unit.satuan_kerja_nama, 'singkatan', unit.singkatan) as satuan_kerja,
          r.sasaran, r.iku, r.aksi, r.dilaporkan, r.aksi_tercapai, r.keadaan, ${sql.join(money)}, r.penyebab,
          r.langkah, r.perbaikan
      ) content
      where ${isVisible(visibility, sql`r.satuan_kerja_id`, tahun)} and ${ofAsal}
        and ${isChosen(filter, sql`concat_ws(' ', r.sasaran, r.iku)`)}
        and ${iku_id === undefined ? sql`true` : sql`r.id = ${iku_id}`}`,
    page,
  );
}
