import { type Page, PER_PAGE, type PerjanjianPegawaiRow, type StatusPerjanjian } from '@selaras/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { textFits } from '../../../kit/text/text-match';
import { latestOf, short, terbaru, unitJson } from './perjanjian-list';

interface Filter {
  readonly tahun: number;
  readonly page: number;
  readonly q?: string | undefined;
  readonly status?: StatusPerjanjian | 'belum' | undefined;
  /** SQL condition on `p.satuan_kerja_id`. */
  readonly scope: RawBuilder<boolean>;
}

/**
 * Employees without a structural post, whose agreements are their own; posts agree about the unit's performances. Whoever
 * changed units has none in the new one until it makes an amendment.
 */
export async function listPerjanjianPegawai(
  db: Kysely<Tables>,
  { tahun, page, q, status, scope }: Filter,
): Promise<Page<Omit<PerjanjianPegawaiRow, 'kemampuan'>>> {
  const query = sql<{ total: number; data: Omit<PerjanjianPegawaiRow, 'kemampuan'>[] }>`
    with terbaru as materialized (${terbaru(tahun)}),
    semua as materialized (
      select p.id, p.peg_nama from pegawai_pada(${tahun}::integer) p
      left join terbaru t on t.jenis = 'pegawai' and t.subjek = p.id and t.satuan_kerja_id = p.satuan_kerja_id
      where p.jenis_jabatan <> 'struktural' and ${scope}
        ${status === undefined ? sql`` : sql`and coalesce(t.status, 'belum') = ${status}`}
        and ${textFits(sql`concat_ws(' ', p.peg_nama, p.peg_nip, p.jabatan)`, q)}
    ),
    halaman as (select id from semua order by peg_nama, id limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE})
    select (select count(*) from semua)::integer as total,
      coalesce((select json_agg(b) from (
        select p.peg_nip as nip, p.peg_nama as nama, p.jabatan, pos.unit_kerja_nama, ${unitJson('u')} as satuan_kerja,
          (select count(*) from langkah_aksi_anggota a join kinerja_langkah_aksi l on l.id = a.langkah_aksi_id
            where a.nip = p.peg_nip and l.tahun_kinerja = ${tahun} and a.deleted_at is null
              and l.deleted_at is null)::integer as jumlah_target,
          ${short('t')} as perjanjian
        from halaman join pegawai_pada(${tahun}::integer) p using (id)
        join satuan_kerja u on u.satuan_kerja_id = p.satuan_kerja_id
        left join struktur_organisasi pos on pos.id = p.unit_kerja_id
        left join lateral (${latestOf(sql`'pegawai'`, sql`p.id`, tahun)}) t on t.satuan_kerja_id = p.satuan_kerja_id
        order by p.peg_nama, p.id) b), '[]') as data`;
  const { data, total } = (await query.execute(db)).rows[0] ?? { data: [], total: 0 };
  return { data, current_page: page, total, per_page: PER_PAGE };
}
