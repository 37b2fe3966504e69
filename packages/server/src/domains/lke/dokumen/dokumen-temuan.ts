import type { JenisDokumen } from '@selaras/contracts';
import { jenisDokumenWords, readSearch, tahunDokumen } from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { registerTemuan } from '../../../kit/cari-publik/temuan-source';
import { tujuanOf } from '../../../kit/hari-ini/pekerjaan-source';
import { rankSql, searchSql, textHas } from '../../../kit/text/text-match';
import { dokumenOfYear } from './dokumen-columns';

interface FoundDokumen {
  readonly jenis: number;
  readonly judul: string;
  readonly tahun: number;
  readonly tahun_akhir: number;
  readonly satuan_kerja_id: number | null;
  readonly satuan_kerja_nama: string | null;
}

/** Performance documents that everybody sees, each leading to those of its kind and unit. */
export function registerDokumenTemuan(app: FastifyInstance): void {
  const { instansi } = app.context.config;
  registerTemuan(app, {
    jenis: 'dokumen',
    find: async ({ db, tahun, words, most }) => {
      const search = readSearch(words);
      const kinds = sql`(values ${sql.join(
        Object.entries(jenisDokumenWords).map(([id, { nama }]) => sql`(${Number(id)}::bigint, ${nama})`),
      )}) jenis (id, nama)`;
      const texts = sql`concat_ws(' ', c.jenis_nama, c.judul, sk.satuan_kerja_nama, sk.singkatan)`;
      const { rows } = await sql<FoundDokumen>`
        select c.jenis, c.judul, c.tahun, c.tahun_akhir, c.satuan_kerja_id, sk.satuan_kerja_nama
        from (
          select d.id, d.jenis_dokumen_id as jenis, jenis.nama as jenis_nama, v.judul, d.tahun, d.tahun_akhir, d.satuan_kerja_id
          from ${kinds}, ${dokumenOfYear(tahun)} and d.ditarik_pada is null and d.jenis_dokumen_id = jenis.id) c
        left join satuan_kerja sk on sk.satuan_kerja_id = c.satuan_kerja_id
        where ${searchSql(search, (one) => textHas(texts, one))}
        order by ${rankSql(search, sql`c.judul`, (one) => textHas(texts, one))}, c.satuan_kerja_id is not null, c.judul, c.id
        limit ${most}`.execute(db);
      return rows.map((row) => ({
        judul: row.judul,
        keterangan: [
          jenisDokumenWords[row.jenis as JenisDokumen].nama,
          row.satuan_kerja_nama ?? instansi,
          tahunDokumen(row),
        ].join(' · '),
        capaian: null,
        tujuan: tujuanOf(
          'publik.dokumen',
          { jenisDokumenId: row.jenis },
          row.satuan_kerja_id === null ? {} : { satuan_kerja_id: row.satuan_kerja_id },
        ),
      }));
    },
  });
}
