import { jenisDokumen, type Page, type PemilikDokumen, type VersiDokumen } from '@selaras/contracts';
import { jenisDokumenWords } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { momentColumn, readPage } from '../../../kit/paging/read-page';
import { textFits } from '../../../kit/text/text-match';
import { inScope, type UnitScope } from '../../../kit/visibility/unit-scope';
import { dokumenOfYear, newestFields, unitJson } from './dokumen-columns';

interface OwnerFilter {
  readonly tahun: number;
  readonly scope: UnitScope;
  /** Whether the regency itself is one of the owners, or the only one. */
  readonly kabupaten: 'ikut' | 'saja' | 'tidak';
}

interface ListFilter extends OwnerFilter {
  readonly page: number;
  readonly q?: string | undefined;
  /** Only who has no document of this kind in public. */
  readonly belum?: number | undefined;
  readonly instansi: string;
}

const kindsOfRegency = jenisDokumen.filter((jenis) => jenisDokumenWords[jenis].kabupaten);

/** SQL: active units of the scope, and the regency as the row without an id. */
const owners = ({ scope, kabupaten }: OwnerFilter, instansi: string): RawBuilder<unknown> => sql`(
  select sk.satuan_kerja_id, sk.satuan_kerja_nama, sk.singkatan, 1 as urutan from satuan_kerja sk
  where sk.aktif and ${kabupaten === 'saja' ? sql`false` : inScope(scope, sql`sk.satuan_kerja_id`)}
  union all
  select null, ${instansi}::text, null, 0 where ${kabupaten !== 'tidak'}) p`;

const ofOwner = sql`d.satuan_kerja_id is not distinct from p.satuan_kerja_id`;

/** Units, and the regency first, each with its documents of the year. */
export function listPemilik(db: Kysely<Tables>, filter: ListFilter): Promise<Page<PemilikDokumen>> {
  const { tahun, page, q, belum, instansi } = filter;
  const conditions = [
    sql`true`,
    textFits(sql`concat_ws(' ', p.satuan_kerja_nama, p.singkatan)`, q),
    ...(belum === undefined ? [] : [lacks(belum, tahun)]),
  ];
  return readPage(
    db,
    sql`
      select row(p.urutan, p.satuan_kerja_nama, p.satuan_kerja_id) as urutan, json_build_object(
        'satuan_kerja', ${unitJson('p')},
        'dokumen', coalesce((
          select json_agg(json_build_object('id', d.id, 'versi', d.versi, 'jenis_dokumen_id', d.jenis_dokumen_id,
            ${newestFields},
            'berkas', json_build_object('id', b.id, 'nama', b.nama, 'jenis', b.jenis, 'ukuran', b.ukuran),
            'ditarik', case when d.ditarik_pada is not null then json_build_object(
              'pada', ${momentColumn(sql`d.ditarik_pada`)}, 'alasan', d.alasan_tarik,
              'oleh', (select nama from users where id = d.ditarik_oleh)) end) order by d.jenis_dokumen_id)
          from ${dokumenOfYear(tahun)} and ${ofOwner}), '[]')) as content
      from ${owners(filter, instansi)} where ${sql.join(conditions, sql` and `)}`,
    page,
  );
}

const lacks = (jenis: number, tahun: number) => sql`
  (p.satuan_kerja_id is not null or ${jenis}::integer = any(${kindsOfRegency}::integer[]))
  and not exists (select from dokumen d where ${ofOwner} and d.jenis_dokumen_id = ${jenis}
    and d.deleted_at is null and d.ditarik_pada is null and ${tahun}::integer between d.tahun and d.tahun_akhir)`;

/** Of each kind, how many of the owners have it in public, and how many should. */
export async function countPemilik(db: Kysely<Tables>, filter: OwnerFilter) {
  const { rows } = await sql<{ jenis_dokumen_id: number; ada: number; dari: number }>`
    select j.jenis_dokumen_id, count(d.id)::integer as ada, count(*)::integer as dari
    from unnest(${jenisDokumen}::integer[]) j(jenis_dokumen_id)
    join ${owners(filter, '')}
      on p.satuan_kerja_id is not null or j.jenis_dokumen_id = any(${kindsOfRegency}::integer[])
    left join dokumen d on ${ofOwner} and d.jenis_dokumen_id = j.jenis_dokumen_id and d.deleted_at is null
      and d.ditarik_pada is null and ${filter.tahun}::integer between d.tahun and d.tahun_akhir
    group by 1 order by 1`.execute(db);
  return rows;
}

/** A document that is there; undefined for any other id. */
export const findDokumen = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom('dokumen')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .selectAll()
    .executeTakeFirst();

/** The same, locked until the transaction ends. */
export const lockDokumen = (tx: Kysely<Tables>, id: number) =>
  tx
    .selectFrom('dokumen')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();

/** Versions that are answered; a document that was replaced more often shows its newest. */
const MOST_VERSIONS = 200;

/** All versions of a document, the newest first. */
export async function listVersi(db: Kysely<Tables>, dokumenId: number): Promise<VersiDokumen[]> {
  const { rows } = await sql<VersiDokumen>`
    select v.nomor, v.judul, v.catatan, ${momentColumn(sql`v.created_at`)} as diunggah, u.nama as oleh,
      json_build_object('id', b.id, 'nama', b.nama, 'jenis', b.jenis, 'ukuran', b.ukuran) as berkas
    from dokumen_versi v join berkas b on b.id = v.berkas_id left join users u on u.id = v.created_by
    where v.dokumen_id = ${dokumenId} order by v.nomor desc limit ${MOST_VERSIONS}`.execute(db);
  return rows;
}
