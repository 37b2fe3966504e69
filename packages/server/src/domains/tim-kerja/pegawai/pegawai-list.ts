import { type Page, PER_PAGE, type PegawaiRow } from '@selaras/contracts';
import { type JenisJabatan, type KeadaanPegawai, type LingkupOrang, readSearch } from '@selaras/domain';
import type { Actor } from '@selaras/roles';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { ALL_ROWS, type PageAsked } from '../../../kit/paging/read-page';
import { searchSql, textHas } from '../../../kit/text/text-match';
import { inScope, ownScope, unitScope } from '../../../kit/visibility/unit-scope';

interface Filter {
  readonly page: PageAsked;
  readonly q?: string | undefined;
  readonly satuan_kerja_id?: number | undefined;
  readonly jenis_jabatan?: JenisJabatan | undefined;
  readonly keadaan: KeadaanPegawai;
  readonly cakupan: LingkupOrang;
}

/**
 * SQL: every typed word stands in name, post or number. The number of somebody from another unit finds nobody: it is not
 * told, so it is not confirmed either. The first expression is that of the index.
 */
const matching = (q: string | undefined, own: RawBuilder<boolean>): RawBuilder<boolean> =>
  searchSql(readSearch(q ?? ''), (one) => {
    const anywhere = textHas(sql`p.peg_nama || ' ' || p.peg_nip || ' ' || p.jabatan`, one);
    const told = textHas(sql`p.peg_nama || ' ' || p.jabatan`, one);
    return sql`${anywhere} and (${own} or ${told})`;
  });

/** SQL: the units that the list holds. */
function unitsOf(actor: Actor, { cakupan, satuan_kerja_id }: Filter): RawBuilder<boolean> {
  if (cakupan === 'sendiri') return inScope(unitScope(actor, satuan_kerja_id), sql`p.satuan_kerja_id`);
  return satuan_kerja_id === undefined ? sql`true` : sql`p.satuan_kerja_id = ${satuan_kerja_id}`;
}

/** Employees by name; of people of other units only name, post and unit. */
export async function listPegawai(
  db: Kysely<Tables>,
  actor: Actor,
  filter: Filter,
): Promise<Page<PegawaiRow>> {
  const { page, q, jenis_jabatan, keadaan } = filter;
  const own = inScope(ownScope(actor), sql`p.satuan_kerja_id`);
  const part = page === ALL_ROWS ? sql`` : sql`limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}`;
  const { rows } = await sql<{ total: number; data: PegawaiRow[] }>`
    with semua as materialized (
      select p.id, p.peg_nama from pegawai p
      where p.deleted_at is null and (p.berhenti_pada is null) = ${keadaan === 'aktif'}
        and ${unitsOf(actor, filter)} and ${matching(q, own)}
        ${jenis_jabatan === undefined ? sql`` : sql`and p.jenis_jabatan = ${jenis_jabatan} and ${own}`}
    ),
    halaman as (select id from semua order by peg_nama, id ${part})
    select (select count(*) from semua)::integer as total,
      coalesce((select json_agg(b) from (
        select p.id, p.peg_nama as nama, p.jabatan, pos.unit_kerja_nama,
          json_build_object('satuan_kerja_id', u.satuan_kerja_id, 'satuan_kerja_nama', u.satuan_kerja_nama,
            'singkatan', u.singkatan) as satuan_kerja,
          case when ${own} then p.peg_nip end as nip,
          case when ${own} then p.pangkat_gol end as pangkat_gol,
          case when ${own} then p.status_asn end as status_asn,
          case when ${own} then p.jenis_jabatan end as jenis_jabatan,
          case when ${own} then p.berhenti_pada end as berhenti_pada
        from halaman join pegawai p using (id)
        join satuan_kerja u on u.satuan_kerja_id = p.satuan_kerja_id
        left join struktur_organisasi pos on pos.id = p.unit_kerja_id
        order by p.peg_nama, p.id) b), '[]') as data`.execute(db);
  const { data, total } = rows[0] ?? { data: [], total: 0 };
  const [current_page, per_page] = page === ALL_ROWS ? [1, total] : [page, PER_PAGE];
  return { data, current_page, total, per_page };
}
