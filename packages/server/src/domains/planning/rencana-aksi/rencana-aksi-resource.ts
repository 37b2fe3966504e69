import {
  realisasiRencanaAksiFields,
  rencanaAksiFields,
  rencanaAksiGroups,
  rencanaAksiPdCalls,
  rencanaAksiPdEntity,
  rencanaAksiRpjmdCalls,
  rencanaAksiRpjmdEntity,
} from '@selaras/contracts';
import { can } from '@selaras/roles';
import { type RawBuilder, sql } from 'kysely';
import { inYear } from '../../../kit/kinerja-sql/in-year';
import { pengampuColumns } from '../../../kit/kinerja-sql/node-columns';
import type { KitCalls, Resource } from '../../../kit/resource/resource';
import { columnsOf, satuanKerjaColumn } from '../../../kit/resource/row-columns';
import { storeRow } from '../../../kit/resource/store';
import { textOrder } from '../../../kit/text/text-order';
import { isVisible, type Visibility } from '../../../kit/visibility/visibility';
import { kinerjaJoins } from '../kinerja/kinerja-columns';
import { pengampuValues } from '../kinerja/reference-rules';
import { releaseEviden } from './rencana-aksi-eviden';
import { rencanaAksiColumns } from './rencana-aksi-export';
import { checkRencanaAksi, type LevelRencanaAksi, type RencanaAksiBody } from './rencana-aksi-rules';
import { berkasColumns, bertarget, inKeadaan } from './rencana-aksi-sql';

/** Where the two plans differ: whose they are, what closes them, and the goal that an action serves. */
interface Level {
  readonly level: LevelRencanaAksi;
  readonly calls: KitCalls<RencanaAksiBody>;
  readonly belongsTo: Resource<RencanaAksiBody>['belongsTo'];
  readonly kunci: Resource<RencanaAksiBody>['kunci'];
  /** The goal as `{ id, sasaran, indikator }`; `r` is the action. */
  induk(tahun: number): RawBuilder<unknown>;
}

const rencana = Object.keys(rencanaAksiFields);

/** Place of the acting unit among all by name; the names are read once for the whole list. */
const unitOrder = sql`array_position(
  (select array_agg(satuan_kerja_id order by satuan_kerja_nama) from satuan_kerja), r.satuan_kerja_id)`;

function rencanaAksiResource({ level, calls, induk, ...lock }: Level): Resource<RencanaAksiBody> {
  const columns = (tahun: number, visibility: Visibility) =>
    sql.join([
      columnsOf('id', 'versi', 'tahun', ...rencana, ...Object.keys(realisasiRencanaAksiFields)),
      satuanKerjaColumn,
      sql`(${induk(tahun)}) as induk`,
      sql`case when k.id is not null and ${isVisible(visibility, sql`k.satuan_kerja_id`, tahun)} then
        json_build_object('id', k.id, 'sasaran', k.sasaran, 'indikator', k.indikator) end as kinerja_sub_kegiatan`,
      sql`case when n.id is not null then json_build_object('id', n.id, 'kode', n.kode, 'nama', n.nama) end as sub_kegiatan`,
      pengampuColumns,
      berkasColumns,
    ]);

  return {
    ...lock,
    calls,
    table: 'rencana_aksi',
    groups: rencanaAksiGroups,
    extra: (row, actor, kunci) => ({
      isi_realisasi:
        kunci !== undefined && kunci.triwulan.length > 0 && can(actor, calls.update.act, row.satuan_kerja),
    }),
    sheetColumns: rencanaAksiColumns,
    sql: {
      from: sql`rencana_aksi r`,
      joins: sql`left join kinerja_sub_kegiatan k on k.id = r.kinerja_sub_kegiatan_id
        left join sub_kegiatan n on n.id = k.sub_kegiatan_id ${kinerjaJoins}`,
      where: (tahun) => sql`r.tahun = ${tahun} and r.level = ${level}`,
      listColumns: columns,
      columns,
      // As the indexes have them, which find parts and beginnings of words: changing one means changing the other.
      search: [sql`(r.rencana_aksi || ' ' || r.indikator)`],
      searchPrefix: sql`kata_cari(r.rencana_aksi || ' ' || r.indikator)`,
      filters: {
        induk_id: (id: number) => sql<boolean>`r.induk_id = ${id}`,
        triwulan: (tw: 1 | 2 | 3 | 4) => bertarget(tw),
        keadaan: (keadaan: Parameters<typeof inKeadaan>[0], { query }) =>
          inKeadaan(keadaan, query.triwulan as Parameters<typeof inKeadaan>[1]),
      },
      orders: {
        rencana_aksi: textOrder('rencana_aksi'),
        indikator: textOrder('indikator'),
        satuan_kerja: unitOrder,
        anggaran: sql`r.anggaran`,
      },
    },
    check: (input) => checkRencanaAksi(level, input),
    store: ({ tx, body, tahun, id }) =>
      storeRow(tx, 'rencana_aksi', id, {
        ...Object.fromEntries(rencana.map((name) => [name, body[name as keyof RencanaAksiBody]])),
        ...pengampuValues(body),
        satuan_kerja_id: body.satuan_kerja_id,
        induk_id: body.induk_id,
        kinerja_sub_kegiatan_id: body.kinerja_sub_kegiatan_id,
        level,
        tahun,
      }),
    removeOwned: releaseEviden,
  };
}

/** The regency's plan: its deadline closes it, no validation does. */
export const rencanaAksiRpjmd = rencanaAksiResource({
  level: 'rpjmd',
  calls: rencanaAksiRpjmdCalls,
  belongsTo: 'kabupaten',
  kunci: rencanaAksiRpjmdEntity.kunci,
  induk: (tahun) => sql`select json_build_object('id', g.id, 'sasaran', s.sasaran, 'indikator', i.indikator)
    from ${inYear('sasaran_strategis_rpjmd', tahun)} g
    join ${inYear('sasaran_strategis', tahun)} s on s.id = g.sasaran_strategis_id
    join ${inYear('indikator_sasaran_strategis', tahun)} i on i.id = g.indikator_sasaran_strategis_id where g.id = r.induk_id`,
});

/** A unit's plan, closed with the unit's planning. */
export const rencanaAksiPd = rencanaAksiResource({
  level: 'pd',
  calls: rencanaAksiPdCalls,
  belongsTo: 'satuan-kerja',
  kunci: rencanaAksiPdEntity.kunci,
  induk: (
    tahun,
  ) => sql`select json_build_object('id', g.id, 'sasaran', g.sasaran_strategis_satker, 'indikator', g.iku)
    from ${inYear('sasaran_strategis_pd', tahun)} g where g.id = r.induk_id`,
});
