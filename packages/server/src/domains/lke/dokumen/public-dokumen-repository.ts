import type { Page, PublicDokumen } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { type PageAsked, readPage } from '../../../kit/paging/read-page';
import type { SatuanKerja } from '../../../kit/satuan-kerja/satuan-kerja-repository';
import { textFits } from '../../../kit/text/text-match';
import { dokumenOfYear, newestFields, unitJson } from './dokumen-columns';

interface PublicFilter {
  readonly jenis: number;
  readonly tahun: number;
  readonly page: PageAsked;
  readonly q?: string | undefined;
  readonly satuan_kerja_id?: number | undefined;
}

const ofKind = ({ jenis, tahun }: Pick<PublicFilter, 'jenis' | 'tahun'>) =>
  sql`${dokumenOfYear(tahun)} and d.jenis_dokumen_id = ${jenis} and d.ditarik_pada is null`;

/** Documents of a kind that everybody sees, the regency's first, then unit by unit. */
export function listPublicDokumen(
  db: Kysely<Tables>,
  { page, q, satuan_kerja_id, ...kind }: PublicFilter,
): Promise<Page<PublicDokumen>> {
  const conditions = [
    sql`true`,
    ...(satuan_kerja_id === undefined ? [] : [sql`c.satuan_kerja_id = ${satuan_kerja_id}`]),
    textFits(sql`concat_ws(' ', c.judul, sk.satuan_kerja_nama, sk.singkatan)`, q),
  ];
  return readPage(
    db,
    sql`
      select row(sk.satuan_kerja_id is not null, sk.satuan_kerja_nama, c.id) as urutan,
        (c.content || jsonb_build_object('satuan_kerja', ${unitJson('sk')}))::json as content
      from (
        select d.id, d.satuan_kerja_id, v.judul,
          jsonb_build_object('id', d.id, ${newestFields}, 'ukuran', b.ukuran) as content
        from ${ofKind(kind)}) c
      left join satuan_kerja sk on sk.satuan_kerja_id = c.satuan_kerja_id
      where ${sql.join(conditions, sql` and `)}`,
    page,
  );
}

/** Units that have a document of this kind in public. */
export async function listPublicPemilik(
  db: Kysely<Tables>,
  kind: Pick<PublicFilter, 'jenis' | 'tahun'>,
): Promise<SatuanKerja[]> {
  const { rows } = await sql<SatuanKerja>`
    select sk.satuan_kerja_id, sk.satuan_kerja_nama, sk.singkatan from satuan_kerja sk
    where sk.satuan_kerja_id in (select d.satuan_kerja_id from ${ofKind(kind)})
    order by sk.satuan_kerja_nama`.execute(db);
  return rows;
}

/** What is needed to send the newest version of a document that everybody sees; undefined for any other. */
export function findPublicFile(db: Kysely<Tables>, jenis: number, id: number) {
  return db
    .selectFrom('dokumen as d')
    .innerJoin('dokumen_versi as v', (join) =>
      join.onRef('v.dokumen_id', '=', 'd.id').onRef('v.nomor', '=', 'd.nomor_versi'),
    )
    .innerJoin('berkas as b', 'b.id', 'v.berkas_id')
    .leftJoin('satuan_kerja as sk', 'sk.satuan_kerja_id', 'd.satuan_kerja_id')
    .where('d.id', '=', id)
    .where('d.jenis_dokumen_id', '=', jenis)
    .where('d.deleted_at', 'is', null)
    .where('d.ditarik_pada', 'is', null)
    .select(['b.id', 'b.nama_acak', 'b.jenis', 'b.ukuran', 'b.sha256', 'd.tahun', 'd.tahun_akhir'])
    .select('sk.satuan_kerja_nama')
    .executeTakeFirst();
}
