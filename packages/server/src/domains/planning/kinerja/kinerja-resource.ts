import type { ChildrenCount } from '@selaras/contracts';
import { bidangKinerja, type StatusCapaian, type TingkatTahunan } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';
import { statusSql } from '../../../kit/kinerja-sql/status-sql';
import type { Resource } from '../../../kit/resource/resource';
import { childrenColumn } from '../../../kit/resource/row-columns';
import type { BatchResource } from '../../../kit/resource/write-many';
import { textHas } from '../../../kit/text/text-match';
import { textOrder } from '../../../kit/text/text-order';
import { attachmentsBelow, type ChildReader } from './attachments';
import { deleteBelongings } from './csf';
import { csfGagal, kinerjaDetailColumns, kinerjaJoins, kinerjaListColumns } from './kinerja-columns';
import type { KinerjaBody, KinerjaLevel } from './kinerja-level';
import { kinerjaColumns } from './kinerja-sheet-columns';
import { checkKinerja, saveKinerja, valuesOfKinerja } from './kinerja-write';

/** Rules, storage and reading that programme, activity and sub-activity performances have in common. */
export function kinerjaResource<Body extends KinerjaBody>(level: KinerjaLevel<Body>): BatchResource<Body> {
  const { table, induk, nomenklatur, own } = level;
  const n = sql.ref(`r.${nomenklatur.field}`);
  const common = sql`
    ${induk.column},
    case when n.id is not null then json_build_object('id', n.id, 'kode', n.kode, 'nama', n.nama) end
      as ${sql.ref(nomenklatur.table)}`;
  const bodyColumns = () => sql.join([kinerjaDetailColumns(level.level, table), common, ...own.columns]);
  const anak = (id: RawBuilder<unknown>, reader?: ChildReader) =>
    sql<ChildrenCount>`${level.anak(id)} union all ${attachmentsBelow(level.level, id, reader)}`;

  return {
    calls: level.calls,
    table,
    belongsTo: 'satuan-kerja',
    kunci: level.kunci,
    groups: bidangKinerja,
    sheetColumns: kinerjaColumns(nomenklatur.table),
    sql: {
      from: sql`${sql.table(table)} r`,
      joins: (tahun) => sql`left join ${sql.table(nomenklatur.table)} n on n.id = ${n}
        join ${induk.source?.(tahun) ?? sql.table(induk.table)} induk on induk.id = ${sql.ref(`r.${induk.field}`)} ${kinerjaJoins}`,
      where: (tahun) => sql`r.tahun_kinerja = ${tahun}`,
      listColumns: () => sql.join([kinerjaListColumns(level.level), common, ...(own.listColumns ?? [])]),
      columns: (tahun, visibility) =>
        sql.join([bodyColumns(), childrenColumn(anak(sql`r.id`, { tahun, visibility }))]),
      bodyColumns,
      // As the indexes have them, which find parts and beginnings of words: changing one means changing the other.
      search: [sql`(r.sasaran || ' ' || r.indikator)`],
      searchPrefix: sql`kata_cari(r.indikator || ' ' || r.sasaran)`,
      searchReferences: (one, tahun) => sql`${n} = any(array(
        select n.id from ${sql.table(nomenklatur.table)} n
        where n.tahun_kinerja = ${tahun} and n.deleted_at is null
          and ${textHas(sql`n.kode || ' ' || n.nama`, one, sql`kata_cari(n.kode || ' ' || n.nama)`)}))`,
      filters: { ...kinerjaFilter(level.level, table), ...level.filters },
      orders: {
        sasaran: textOrder('sasaran'),
        indikator: textOrder('indikator'),
        ...Object.fromEntries(
          ['target', 'realisasi', 'capaian', 'anggaran'].map((name) => [name, sql.ref(`r.${name}`)]),
        ),
      },
    },
    check: (input) => checkKinerja(level, input),
    store: (input) => saveKinerja(level, input),
    values: (input) => valuesOfKinerja(level, input),
    anak: (id) => anak(sql`${id}`),
    removeOwned: (tx, id) => deleteBelongings(tx, level.level, id),
  };
}

/** Filters of every level; `indikator` and `sasaran` name a row whose text is meant. */
function kinerjaFilter(level: TingkatTahunan, table: string): Resource<KinerjaBody>['sql']['filters'] {
  const sameText = (column: string) => (id: number) =>
    sql<boolean>`${sql.ref(`r.${column}`)} = (select ${sql.ref(`x.${column}`)} from ${sql.table(table)} x where x.id = ${id})`;
  const capaian = {
    tercapai: sql<boolean>`r.capaian >= 100`,
    'tidak-tercapai': sql<boolean>`r.capaian < 100`,
    'belum-ada-data': sql<boolean>`r.capaian is null`,
  };
  const status = statusSql(sql`r.capaian`, csfGagal(level, sql`r.tahun_kinerja`));
  return {
    indikator: sameText('indikator'),
    sasaran: sameText('sasaran'),
    pengampu: (value: string) => sql<boolean>`r.pengampu = ${value}`,
    capaian: (value: keyof typeof capaian) => capaian[value],
    status: (value: StatusCapaian) => status[value],
  };
}
