import {
  type ChildrenCount,
  sasaranStrategisRpjmdCalls,
  sasaranStrategisRpjmdEntity,
} from '@selaras/contracts';
import { bidangLimaTahunan, periodStartOf } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { sheetColumnsOf } from '../../../kit/described/sheet-columns';
import { earlierTextsColumn, nameThen } from '../../../kit/kinerja-sql/earlier-texts';
import { inYear } from '../../../kit/kinerja-sql/in-year';
import { visibleRegencyRows } from '../../../kit/kinerja-sql/visible-regency-rows';
import { collect } from '../../../kit/resource/collect-faults';
import { satuanKerjaFault } from '../../../kit/resource/reference-faults';
import type { Faults, Resource, RuleContext } from '../../../kit/resource/resource';
import { childrenColumn, columnsOf, satuanKerjaColumn } from '../../../kit/resource/row-columns';
import { childRowsOf } from '../../../kit/resource/rows-below';
import { storeRow } from '../../../kit/resource/store';
import { numberOrder } from '../../../kit/text/number-order';
import { isVisible } from '../../../kit/visibility/visibility';
import { attachmentsBelow, type ChildReader } from '../kinerja/attachments';
import { deleteBelongings, syncCsf } from '../kinerja/csf';
import { csfColumns, csfGagalColumn, limaTahunanDetail, limaTahunanList } from '../kinerja/kinerja-columns';
import { columnFrom } from '../kinerja/kinerja-sheet-columns';
import {
  angkaTahunanSheet,
  limaTahunanFaults,
  limaTahunanOrders,
  limaTahunanValues,
} from '../kinerja/lima-tahunan';

const LEVEL = 'sasaran-strategis-rpjmd';

type Body = z.output<NonNullable<(typeof sasaranStrategisRpjmdCalls)['create']['body']>>;

const numbered = (alias: string, text: string) =>
  sql`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'nomor', ${sql.ref(`${alias}.nomor`)},
    ${sql.lit(text)}, ${sql.ref(`${alias}.${text}`)})`;

/** Below the goal in the reader's year as far as he may see it; in all years for who removes it. */
const anak = (id: RawBuilder<unknown>, reader?: ChildReader) => {
  const goals = reader && {
    rows: inYear('sasaran_strategis_pd', reader.tahun),
    only: isVisible(reader.visibility, sql`a.satuan_kerja_id`, reader.tahun),
  };
  const year = reader === undefined ? sql`true` : sql`ra.tahun = ${reader.tahun}`;
  return sql<ChildrenCount>`
    ${childRowsOf('sasaran-strategis-pd', 'sasaran_strategis_pd', 'sasaran_strategis_rpjmd_id', 'iku', id, goals)}
    union all select 'rencana-aksi', ra.id, ra.rencana_aksi from rencana_aksi ra
      where ra.level = 'rpjmd' and ra.induk_id = ${id} and ra.deleted_at is null and ${year}
    union all ${attachmentsBelow(LEVEL, id, reader)}`;
};

const listColumns = (tahun: number) =>
  sql.join([
    columnsOf(...limaTahunanList),
    satuanKerjaColumn,
    sql`${numbered('tujuan', 'tujuan')} as tujuan`,
    sql`${numbered('sasaran', 'sasaran')} as sasaran_strategis`,
    sql`${numbered('indikator', 'indikator')} as indikator_sasaran_strategis`,
    csfGagalColumn(LEVEL, sql`${tahun}::integer`),
  ]);

const fromGoals = (goals: RawBuilder<unknown>, tahun: number) => sql`${goals} r
  join ${inYear('sasaran_strategis', tahun)} sasaran on sasaran.id = r.sasaran_strategis_id
  join ${inYear('indikator_sasaran_strategis', tahun)} indikator on indikator.id = r.indikator_sasaran_strategis_id`;

const { fields } = sasaranStrategisRpjmdEntity;
const { sasaran_strategis_id, indikator_sasaran_strategis_id, satuan_kerja_id, satuan, baseline } = fields;

/** Goal of the regency with the Bupati's key indicator (spec 2 §2.2). */
export const sasaranStrategisRpjmd: Resource<Body> = {
  calls: sasaranStrategisRpjmdCalls,
  table: 'sasaran_strategis_rpjmd',
  belongsTo: 'kabupaten',
  kunci: sasaranStrategisRpjmdEntity.kunci,
  groups: bidangLimaTahunan,
  limaTahunan: sasaranStrategisRpjmdEntity.acts['ubah-tertutup'],
  sheetColumns: [
    columnFrom('Tujuan', 'tujuan', 'tujuan'),
    columnFrom('Nomor', 'sasaran_strategis', 'nomor'),
    ...sheetColumnsOf({
      sasaran_strategis_id,
      indikator_sasaran_strategis_id,
      satuan_kerja_id,
      satuan,
      baseline,
    }),
    ...angkaTahunanSheet('target', 'realisasi', 'capaian', 'rata_nasional'),
  ],
  sql: {
    from: (tahun) => fromGoals(inYear('sasaran_strategis_rpjmd', tahun), tahun),
    visibleFrom: (tahun, visibility) =>
      fromGoals(visibleRegencyRows('sasaran_strategis_rpjmd', visibility, tahun), tahun),
    joins: (tahun) => sql`join ${inYear('tujuan', tahun)} tujuan on tujuan.id = sasaran.tujuan_id`,
    where: (tahun) => sql`r.tahun_mulai = ${periodStartOf(tahun)}`,
    listColumns,
    columns: (tahun, visibility) =>
      sql.join([
        listColumns(tahun),
        columnsOf(...limaTahunanDetail),
        csfColumns(LEVEL, sql`${tahun}::integer`),
        sql`coalesce((select json_agg(${numbered('i', 'indikator')} order by i.nomor)
          from ${inYear('indikator_sasaran_strategis', tahun)} i
          where r.indikator_merge @> to_jsonb(i.id)), '[]') as indikator_merge`,
        childrenColumn(anak(sql`r.id`, { tahun, visibility })),
        earlierTextsColumn({
          table: 'sasaran_strategis_rpjmd',
          tahun,
          names: {
            sasaran_strategis_id: nameThen('sasaran_strategis', 'sasaran'),
            indikator_sasaran_strategis_id: nameThen('indikator_sasaran_strategis', 'indikator'),
            indikator_merge: sql`select string_agg(n.indikator, '; ' order by n.nomor)
              from indikator_sasaran_strategis_pada(b.tahun) n where k.value @> to_jsonb(n.id)`,
            satuan_kerja_id: sql`select n.satuan_kerja_nama from satuan_kerja n
              where n.satuan_kerja_id = (k.value #>> '{}')::bigint`,
          },
        }),
      ]),
    search: [sql`sasaran.sasaran`, sql`indikator.indikator`, sql`sasaran.nomor`],
    filters: {
      sasaran_strategis_id: (id: number) => sql<boolean>`r.sasaran_strategis_id = ${id}`,
      tujuan_id: (id: number) => sql<boolean>`sasaran.tujuan_id = ${id}`,
    },
    orders: {
      nomor: numberOrder(sql`sasaran.nomor || '.' || indikator.nomor`),
      sasaran: sql`sasaran.sasaran`,
      indikator: sql`indikator.indikator`,
      ...limaTahunanOrders,
    },
  },
  check,
  store: async ({ tx, body, tahun, id }) => {
    const rowId = await storeRow(tx, 'sasaran_strategis_rpjmd', id, {
      ...limaTahunanValues(fields, body, tahun),
      indikator_merge: JSON.stringify(body.indikator_merge_ids.toSorted((a, b) => a - b)),
    });
    await syncCsf(tx, LEVEL, rowId, tahun, body, id === null);
    return rowId;
  },
  anak: (id) => anak(sql`${id}`),
  removeOwned: (tx, id) => deleteBelongings(tx, LEVEL, id),
};

async function check({ tx, references, body, tahun, id }: RuleContext<Body>): Promise<Faults> {
  const { sasaran_strategis_id, indikator_sasaran_strategis_id, indikator_merge_ids } = body;
  const { rows } = await sql<{ id: number; indikator: string; dipakai: boolean }>`
    select i.id, i.indikator, exists (
      select from sasaran_strategis_rpjmd x where x.indikator_sasaran_strategis_id = i.id and x.deleted_at is null
        and x.tahun_mulai = visi.tahun_mulai and x.id is distinct from ${id}::bigint) as dipakai
    from indikator_sasaran_strategis i
    join sasaran_strategis s on s.id = i.sasaran_strategis_id and s.deleted_at is null
    join tujuan on tujuan.id = s.tujuan_id join misi on misi.id = tujuan.misi_id
    join visi on visi.id = misi.visi_id
    where s.id = ${sasaran_strategis_id} and visi.tahun_mulai = ${periodStartOf(tahun)} and i.deleted_at is null
    order by i.id for key share of i, s
  `.execute(tx);
  const chosen = rows.find((row) => row.id === indikator_sasaran_strategis_id);
  const foreign = indikator_merge_ids.some(
    (other) => other === indikator_sasaran_strategis_id || !rows.some((row) => row.id === other),
  );
  return collect([
    ...(id === null ? [await satuanKerjaFault(references, body.satuan_kerja_id)] : []),
    [
      'sasaran_strategis_id',
      rows.length > 0 ? null : 'Sasaran ini tidak ada di periode tahun ini atau belum berindikator',
    ],
    ['indikator_sasaran_strategis_id', chosen ? null : 'Indikator ini bukan milik sasaran yang dipilih'],
    ['indikator_sasaran_strategis_id', chosen?.dipakai ? 'Indikator ini sudah dipakai baris lain' : null],
    [
      'indikator_merge_ids',
      foreign ? 'Hanya indikator lain dari sasaran yang sama yang dapat digabung' : null,
    ],
    ...limaTahunanFaults(body, chosen?.indikator ?? ''),
  ]);
}
