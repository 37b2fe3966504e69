import type { IndikatorFound, Temuan } from '@selaras/contracts';
import { formatMeasure, readSearch, targetText, tingkatWords } from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { registerTemuan, type TemuanAsked } from '../../kit/cari-publik/temuan-source';
import { tujuanOf } from '../../kit/hari-ini/pekerjaan-source';
import { periodYearOf } from '../../kit/iku/period-year';
import { rankSql, searchSql, textHas } from '../../kit/text/text-match';
import { publicVisibility } from '../../kit/visibility/visibility';
import { searchIku, searchTahunan, type TahunanFound } from './indikator-search';

/** What the displays have for the public search: indicators of all levels as far as they are final, and innovations. */
export function registerDisplayTemuan(app: FastifyInstance): void {
  registerTemuan(app, {
    jenis: 'indikator',
    find: async ({ db, tahun, words, most }) =>
      (await searchIku(db, periodYearOf(tahun), publicVisibility, words, most)).map((found) =>
        temuanOf(found, found.pemilik === 'kabupaten' ? 'Indikator Bupati' : 'Indikator perangkat daerah'),
      ),
  });
  registerTemuan(app, {
    jenis: 'kinerja',
    find: async ({ db, tahun, words, most }) =>
      (await searchTahunan(db, periodYearOf(tahun), publicVisibility, words, most)).map((found) =>
        temuanOf(found, tingkatWords[found.pemilik].nama),
      ),
  });
  registerTemuan(app, { jenis: 'inovasi', find: findInovasi });
}

/** Says whose an indicator is, who answers for it and what came of it, and leads to its page. */
function temuanOf(found: IndikatorFound | TahunanFound, whose: string): Temuan {
  const { pemilik, id, indikator, satuan_kerja, satuan, realisasi, capaian } = found;
  const { satuan_kerja_nama, singkatan } = satuan_kerja;
  const came = `${formatMeasure(realisasi)} dari target ${targetText(found)} ${satuan ?? ''}`.trim();
  return {
    judul: indikator,
    keterangan: [whose, singkatan ?? satuan_kerja_nama, came].join(' · '),
    capaian,
    tujuan: tujuanOf('publik-makro.indikator', { pemilik, id }),
  };
}

interface FoundInovasi {
  readonly judul: string;
  readonly satuan_kerja_id: number;
  readonly satuan_kerja_nama: string;
}

/** Innovations of the year by what is told of them, each leading to those of its unit. */
async function findInovasi({ db, tahun, words, most }: TemuanAsked): Promise<Temuan[]> {
  const search = readSearch(words);
  const texts = sql`concat_ws(' ', r.judul, r.deskripsi, r.manfaat)`;
  const { rows } = await sql<FoundInovasi>`
    select r.judul, unit.satuan_kerja_id, unit.satuan_kerja_nama
    from program_inovatif r join satuan_kerja unit using (satuan_kerja_id)
    where r.deleted_at is null and r.tahun = ${tahun} and ${searchSql(search, (one) => textHas(texts, one))}
    order by ${rankSql(search, sql`r.judul`, (one) => textHas(texts, one))}, r.judul, r.id limit ${most}`.execute(
    db,
  );
  return rows.map(({ judul, satuan_kerja_id, satuan_kerja_nama }) => ({
    judul,
    keterangan: satuan_kerja_nama,
    capaian: null,
    tujuan: tujuanOf('publik-mikro.program-inovatif', {}, { satuan_kerja_id }),
  }));
}
