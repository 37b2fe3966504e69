import type { TingkatNomenklatur } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { ProblemError } from '../../../../plugins/problem';
import type { StoredNomenklatur } from './nomenklatur-plan';
import type { NomenklaturContent } from './nomenklatur-rows';

/** Everything that a unit has of a year, by code. */
export async function readStoredNomenklatur(
  db: Kysely<Tables>,
  unit: number,
  tahun: number,
): Promise<Map<string, StoredNomenklatur>> {
  const { rows } = await sql<StoredNomenklatur>`
    select kode, nama, pagu::float8 as pagu, null as indikator_kemendagri, null as satuan_kemendagri from program
      where satuan_kerja_id = ${unit} and tahun_kinerja = ${tahun} and deleted_at is null
    union all
    select kode, nama, pagu::float8, null, null from kegiatan
      where satuan_kerja_id = ${unit} and tahun_kinerja = ${tahun} and deleted_at is null
    union all
    select kode, nama, pagu::float8, indikator_kemendagri, satuan_kemendagri from sub_kegiatan
      where satuan_kerja_id = ${unit} and tahun_kinerja = ${tahun} and deleted_at is null
  `.execute(db);
  return new Map(rows.map((row) => [row.kode, row]));
}

const parents: Record<TingkatNomenklatur, string | null> = {
  program: null,
  kegiatan: 'program',
  sub_kegiatan: 'kegiatan',
};

/**
 * Writes rows of one level: new ones, and names, money and ministry's columns of those that are there. A value that the
 * file leaves empty stays as it is. Throws 409 when a row above has gone since the preview.
 */
export async function writeNomenklatur(
  tx: Kysely<Tables>,
  { unit, tahun, tingkat }: { unit: number; tahun: number; tingkat: TingkatNomenklatur },
  rows: readonly NomenklaturContent[],
): Promise<void> {
  const parent = parents[tingkat];
  const own = tingkat === 'sub_kegiatan' ? sql`, indikator_kemendagri, satuan_kemendagri` : sql``;
  const keep = tingkat === 'sub_kegiatan' ? kemendagriKept : sql``;
  const join =
    parent === null
      ? sql``
      : sql`join ${sql.table(parent)} p on p.satuan_kerja_id = ${unit} and p.tahun_kinerja = ${tahun}
          and p.kode = b.induk and p.deleted_at is null`;
  const { rows: counted } = await sql<{ jumlah: number }>`
    with b as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(
        kode text, induk text, nama text, pagu numeric, indikator_kemendagri text, satuan_kemendagri text)
    ), masuk as (
      select b.*${parent === null ? sql`` : sql`, p.id as parent_id`} from b ${join}
    ), tulis as (
      insert into ${sql.table(tingkat)} as lama
        (satuan_kerja_id, tahun_kinerja, kode, nama, pagu${parent === null ? sql`` : sql`, parent_id`}${own})
      select ${unit}, ${tahun}, kode, nama, coalesce(pagu, 0)${parent === null ? sql`` : sql`, parent_id`}${own}
      from masuk
      on conflict (satuan_kerja_id, tahun_kinerja, kode) where deleted_at is null do update set
        nama = excluded.nama,
        pagu = coalesce((select m.pagu from masuk m where m.kode = excluded.kode), lama.pagu)${keep}
    )
    select count(*)::integer as jumlah from masuk
  `.execute(tx);
  if (counted[0]?.jumlah !== rows.length) {
    throw new ProblemError('BENTROK', {
      pesan: 'Data berubah sejak pratinjau dibuat. Buat pratinjau baru lalu jalankan kembali.',
    });
  }
}

const kemendagriKept = sql`,
        indikator_kemendagri = coalesce(excluded.indikator_kemendagri, lama.indikator_kemendagri),
        satuan_kemendagri = coalesce(excluded.satuan_kemendagri, lama.satuan_kemendagri)`;
