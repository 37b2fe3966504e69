import { type ChildrenCount, sasaranStrategisPdCalls, sasaranStrategisPdEntity } from '@selaras/contracts';
import { bidangLimaTahunan, periodStartOf } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { sheetColumnsOf } from '../../../kit/described/sheet-columns';
import { earlierTextsColumn } from '../../../kit/kinerja-sql/earlier-texts';
import { inYear } from '../../../kit/kinerja-sql/in-year';
import { visibleGoals } from '../../../kit/kinerja-sql/visible-goals';
import { collect } from '../../../kit/resource/collect-faults';
import { findOne, satuanKerjaFault } from '../../../kit/resource/reference-faults';
import { childrenColumn, columnsOf, satuanKerjaColumn } from '../../../kit/resource/row-columns';
import { childRowsOf } from '../../../kit/resource/rows-below';
import { storeRow } from '../../../kit/resource/store';
import type { BatchResource } from '../../../kit/resource/write-many';
import { isVisible, publicVisibility } from '../../../kit/visibility/visibility';
import { attachmentsBelow, type ChildReader } from '../kinerja/attachments';
import { deleteBelongings, syncCsf } from '../kinerja/csf';
import { csfColumns, csfGagalColumn, limaTahunanDetail, limaTahunanList } from '../kinerja/kinerja-columns';
import { bayanganFaults } from '../kinerja/kinerja-rules';
import {
  angkaTahunanSheet,
  limaTahunanFaults,
  limaTahunanOrders,
  limaTahunanValues,
} from '../kinerja/lima-tahunan';

const LEVEL = 'sasaran-strategis-pd';

const khusus = [
  'tujuan_pd',
  'sasaran_strategis_satker',
  'iku',
  'is_kinerja_direktur_rsud',
  'render_status',
  'skp',
] as const;
const khususRow = ['definisi_operasional', 'kinerja_bayangan_sasaran', 'kinerja_bayangan_indikator'] as const;

type Body = z.output<NonNullable<(typeof sasaranStrategisPdCalls)['create']['body']>>;

/** Below the goal in the reader's year, whose plan is the one that he may see; in all years for who removes it. */
const anak = (id: RawBuilder<unknown>, reader?: ChildReader) => {
  const inYearOf = (column: string) =>
    reader === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = ${reader.tahun}`;
  const programs = { only: inYearOf('a.tahun_kinerja') };
  return sql<ChildrenCount>`
    ${childRowsOf('kinerja-program', 'kinerja_program', 'sasaran_strategis_pd_id', 'indikator', id, programs)}
    union all select 'rencana-aksi', ra.id, ra.rencana_aksi from rencana_aksi ra
      where ra.level = 'pd' and ra.induk_id = ${id} and ra.deleted_at is null and ${inYearOf('ra.tahun')}
    union all ${attachmentsBelow(LEVEL, id, reader)}`;
};

/** The indicator of the regency's goal that stood above it then. */
const parentThen = sql`select i.indikator from sasaran_strategis_rpjmd_pada(b.tahun) s
  join indikator_sasaran_strategis_pada(b.tahun) i on i.id = s.indikator_sasaran_strategis_id
  where s.id = (k.value #>> '{}')::bigint`;

const { fields } = sasaranStrategisPdEntity;
const nilaiOf = (body: Body, tahun: number) => limaTahunanValues(fields, body, tahun);

const listColumns = (tahun: number) =>
  sql.join([
    columnsOf(...limaTahunanList, ...khusus),
    satuanKerjaColumn,
    sql`json_build_object('id', induk.id, 'sasaran', induk_sasaran.sasaran, 'indikator', induk_indikator.indikator)
      as sasaran_strategis_rpjmd`,
    csfGagalColumn(LEVEL, sql`${tahun}::integer`),
  ]);

const { satuan_kerja_id, sasaran_strategis_rpjmd_id, sasaran_strategis_satker, iku, satuan, baseline } =
  fields;

/** Goal of a unit with its key indicator below a goal of the regency (domain §2). */
export const sasaranStrategisPd: BatchResource<Body> = {
  calls: sasaranStrategisPdCalls,
  table: 'sasaran_strategis_pd',
  belongsTo: 'satuan-kerja',
  kunci: sasaranStrategisPdEntity.kunci,
  groups: bidangLimaTahunan,
  limaTahunan: sasaranStrategisPdEntity.acts['ubah-tertutup'],
  sheetColumns: [
    ...sheetColumnsOf({
      satuan_kerja_id,
      sasaran_strategis_rpjmd_id,
      sasaran_strategis_satker,
      iku,
      satuan,
      baseline,
    }),
    ...angkaTahunanSheet('target', 'realisasi', 'capaian'),
  ],
  sql: {
    from: (tahun) => sql`${inYear('sasaran_strategis_pd', tahun)} r`,
    visibleFrom: (tahun, visibility) => sql`${visibleGoals(visibility, tahun)} r`,
    joins: (tahun) => sql`
      join ${inYear('sasaran_strategis_rpjmd', tahun)} induk on induk.id = r.sasaran_strategis_rpjmd_id
      join ${inYear('sasaran_strategis', tahun)} induk_sasaran on induk_sasaran.id = induk.sasaran_strategis_id
      join ${inYear('indikator_sasaran_strategis', tahun)} induk_indikator
        on induk_indikator.id = induk.indikator_sasaran_strategis_id`,
    where: (tahun) => sql`r.tahun_mulai = ${periodStartOf(tahun)}`,
    listColumns,
    columns: (tahun, visibility) =>
      sql.join([
        listColumns(tahun),
        columnsOf(...limaTahunanDetail, ...khususRow),
        csfColumns(LEVEL, sql`${tahun}::integer`),
        childrenColumn(anak(sql`r.id`, { tahun, visibility })),
        earlierTextsColumn({
          table: 'sasaran_strategis_pd',
          tahun,
          told: isVisible(publicVisibility, sql`r.satuan_kerja_id`, sql`b.tahun`),
          names: { sasaran_strategis_rpjmd_id: parentThen },
        }),
      ]),
    search: [sql`r.sasaran_strategis_satker`, sql`r.iku`],
    filters: {
      sasaran_strategis_rpjmd_id: (id: number) => sql<boolean>`r.sasaran_strategis_rpjmd_id = ${id}`,
    },
    orders: {
      sasaran_strategis_satker: sql`r.sasaran_strategis_satker`,
      iku: sql`r.iku`,
      ...limaTahunanOrders,
    },
  },
  check: async ({ references, body, tahun, id }) => {
    const { sasaran_strategis_rpjmd_id } = body;
    const period = { tahun_mulai: periodStartOf(tahun) };
    const parent = await findOne(references, 'sasaran_strategis_rpjmd', sasaran_strategis_rpjmd_id, period);
    return collect([
      ...(id === null ? [await satuanKerjaFault(references, body.satuan_kerja_id)] : []),
      [
        'sasaran_strategis_rpjmd_id',
        parent ? null : 'Sasaran strategis RPJMD ini tidak ada di periode yang sama',
      ],
      ...limaTahunanFaults(body, body.iku),
      ...bayanganFaults(body),
    ]);
  },
  store: async ({ tx, body, tahun, id }) => {
    const rowId = await storeRow(tx, 'sasaran_strategis_pd', id, nilaiOf(body, tahun));
    await syncCsf(tx, LEVEL, rowId, tahun, body, id === null);
    return rowId;
  },
  values: async ({ body, tahun }) => nilaiOf(body, tahun),
  anak: (id) => anak(sql`${id}`),
  removeOwned: (tx, id) => deleteBelongings(tx, LEVEL, id),
};
