import type { Page, RencanaAksiRow } from '@selaras/contracts';
import { allTriwulan } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { pengampuColumns, pengampuJoins } from '../../../kit/kinerja-sql/node-columns';
import { readPage } from '../../../kit/paging/read-page';
import { isVisible, type Visibility } from '../../../kit/visibility/visibility';

interface RencanaAksiFilter {
  readonly tahun: number;
  readonly level: 'rpjmd' | 'pd';
  readonly indukId: number | undefined;
  readonly satuan_kerja_id?: number | undefined;
  readonly page: number;
  readonly visibility: Visibility;
}

const quarters = sql.join(
  ['', '_realisasi'].flatMap((suffix) =>
    allTriwulan.map((tw) => {
      const name = `tw${tw}${suffix}`;
      return sql`trim_scale(${sql.ref(`r.${name}`)}) as ${sql.ref(name)}`;
    }),
  ),
  sql`, `,
);

/** The regency's own plan has no planning validation and is always open; a unit's counts once it is final. */
export function findRencanaAksi(
  db: Kysely<Tables>,
  filter: RencanaAksiFilter,
): Promise<Page<RencanaAksiRow>> {
  const { tahun, level, indukId, satuan_kerja_id, page, visibility } = filter;
  const rows = sql`
    select r.id as urutan, row_to_json(content) as content
    from rencana_aksi r
    join satuan_kerja unit on unit.satuan_kerja_id = r.satuan_kerja_id
    ${pengampuJoins}
    cross join lateral (
      select r.id, r.rencana_aksi, r.indikator, r.satuan, ${quarters}, r.kinerja_sub_kegiatan_id,
        json_build_object('satuan_kerja_nama', unit.satuan_kerja_nama, 'singkatan', unit.singkatan) as satuan_kerja,
        ${pengampuColumns}
    ) content
    where r.level = ${level} and r.tahun = ${tahun} and r.deleted_at is null
      ${indukId === undefined ? sql`` : sql`and r.induk_id = ${indukId}`}
      ${satuan_kerja_id === undefined ? sql`` : sql`and r.satuan_kerja_id = ${satuan_kerja_id}`}
      ${level === 'rpjmd' ? sql`` : sql`and ${isVisible(visibility, sql`r.satuan_kerja_id`, tahun)}`}`;
  return readPage(db, rows, page);
}
