import { jenisTemuan, publicSearchCall, TEMUAN_LIMIT, type Temuan } from '@selaras/contracts';
import { readSearch } from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { registerTemuan, type TemuanAsked } from '../../../kit/cari-publik/temuan-source';
import { tujuanOf } from '../../../kit/hari-ini/pekerjaan-source';
import { rankSql, searchSql, textHas } from '../../../kit/text/text-match';
import { route } from '../../../plugins/route';

/** The search over everything that is open to everybody, kind by kind, as the domains find it. */
export function registerPublicSearch(app: FastifyInstance): void {
  registerTemuan(app, { jenis: 'perangkat-daerah', find: findUnits });
  route(app, publicSearchCall, async ({ db, tahun, query }) => {
    const asked = { db, tahun, words: query.q, most: TEMUAN_LIMIT + 1 };
    const found = await Promise.all(
      app.temuanSources.map(async ({ jenis, find }) => ({ jenis, temuan: await find(asked) })),
    );
    const data = found
      .filter(({ temuan }) => temuan.length > 0)
      .toSorted((one, other) => jenisTemuan.indexOf(one.jenis) - jenisTemuan.indexOf(other.jenis))
      .map(({ jenis, temuan }) => ({
        jenis,
        temuan: temuan.slice(0, TEMUAN_LIMIT),
        lebih: temuan.length > TEMUAN_LIMIT,
      }));
    return { data };
  });
}

interface FoundUnit {
  readonly satuan_kerja_id: number;
  readonly satuan_kerja_nama: string;
  readonly singkatan: string | null;
}

/** Units by their names, each leading to what it reached. */
async function findUnits({ db, words, most }: TemuanAsked): Promise<Temuan[]> {
  const search = readSearch(words);
  const names = sql`concat_ws(' ', satuan_kerja_nama, singkatan)`;
  const { rows } = await sql<FoundUnit>`
    select satuan_kerja_id, satuan_kerja_nama, singkatan from satuan_kerja
    where ${searchSql(search, (one) => textHas(names, one))}
    order by ${rankSql(search, names, (one) => textHas(names, one))}, satuan_kerja_nama limit ${most}`.execute(
    db,
  );
  return rows.map(({ satuan_kerja_id, satuan_kerja_nama, singkatan }) => ({
    judul: satuan_kerja_nama,
    keterangan: singkatan ?? '',
    capaian: null,
    tujuan: tujuanOf('publik-mikro.capaian-kinerja-pd', {}, { satuan_kerja_id }),
  }));
}
