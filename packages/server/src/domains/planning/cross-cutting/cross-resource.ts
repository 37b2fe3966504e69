import { kinerjaCrossCuttingCalls, kinerjaCrossCuttingEntity } from '@selaras/contracts';
import type { ArahCross, PengusulCross } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';
import { sheetColumnsOf } from '../../../kit/described/sheet-columns';
import type { Resource } from '../../../kit/resource/resource';
import { columnsOf } from '../../../kit/resource/row-columns';
import { storeRow } from '../../../kit/resource/store';
import type { Visibility } from '../../../kit/visibility/visibility';
import { type CrossBody, checkCross, findUnits, isCrossRow, mayDecide } from './cross-rules';
import { nodeHas, nodeJson } from './node-sql';

const proposer = sql`case when r.pengusul = 'induk' then r.satuan_kerja_induk_id else r.satuan_kerja_id end`;
const decider = sql`case when r.pengusul = 'induk' then r.satuan_kerja_id else r.satuan_kerja_induk_id end`;

const crossColumns = (tahun: number, visibility: Visibility): RawBuilder<unknown> => sql`
  ${columnsOf('id', 'versi', 'tahun', 'pengusul', 'status', 'catatan')},
  (select json_build_object('satuan_kerja_id', sk.satuan_kerja_id, 'satuan_kerja_nama', sk.satuan_kerja_nama,
    'singkatan', sk.singkatan) from satuan_kerja sk where sk.satuan_kerja_id = ${proposer}) as satuan_kerja,
  ${nodeJson(sql`r.level_induk`, sql`r.induk_id`, tahun, visibility)} as induk,
  ${nodeJson(sql`r.level_anak`, sql`r.anak_id`, tahun, visibility)} as anak`;

const { satuan_kerja_id, induk_id, anak_id, status, catatan } = kinerjaCrossCuttingEntity.fields;

/** What was decided, and why. */
export const keputusanColumns = sheetColumnsOf({ status, catatan });

const end = (title: string, side: PengusulCross) => ({
  title,
  value: (row: Readonly<Record<string, unknown>>) => {
    const node = row[side] as { indikator: string; satuan_kerja: { satuan_kerja_nama: string } } | null;
    return node && `${node.indikator} (${node.satuan_kerja.satuan_kerja_nama})`;
  },
});

/** Contributions between units: listed for both, changed by the side that proposed (domain §7). */
export const kinerjaCrossCutting: Resource<CrossBody> = {
  calls: kinerjaCrossCuttingCalls,
  table: 'kinerja_cross',
  belongsTo: 'satuan-kerja',
  unitColumns: [sql`r.satuan_kerja_id`, sql`r.satuan_kerja_induk_id`],
  unitsOf: (row) =>
    isCrossRow(row) ? [row.induk.satuan_kerja.satuan_kerja_id, row.anak.satuan_kerja.satuan_kerja_id] : [],
  isFinal: (row) => isCrossRow(row) && row.status !== 'diusulkan',
  extra: (row, actor) => ({ putuskan: mayDecide(row, actor) }),
  kunci: kinerjaCrossCuttingEntity.kunci,
  groups: {},
  sheetColumns: [
    ...sheetColumnsOf({ satuan_kerja_id }),
    end(induk_id.sheet, 'induk'),
    end(anak_id.sheet, 'anak'),
    ...keputusanColumns,
  ],
  sql: {
    from: sql`kinerja_cross r`,
    where: (tahun) => sql`r.tahun = ${tahun}`,
    isShared: sql`r.status = 'disetujui'`,
    listColumns: crossColumns,
    columns: crossColumns,
    search: [
      sql`r.catatan`,
      sql`(select sk.satuan_kerja_nama from satuan_kerja sk where sk.satuan_kerja_id = r.satuan_kerja_id)`,
      sql`(select sk.satuan_kerja_nama from satuan_kerja sk where sk.satuan_kerja_id = r.satuan_kerja_induk_id)`,
    ],
    searchReferences: (one, tahun) => sql`(${nodeHas(sql`r.level_induk`, sql`r.induk_id`, tahun, one)}
      or ${nodeHas(sql`r.level_anak`, sql`r.anak_id`, tahun, one)})`,
    filters: {
      arah: (arah: ArahCross, { inScope }) => inScope(arah === 'masuk' ? decider : proposer),
      status: (status: string) => sql<boolean>`r.status = ${status}`,
      level_induk: (level: string) => sql<boolean>`r.level_induk = ${level}`,
    },
    orders: {
      status: sql`array_position(array['diusulkan', 'disetujui', 'ditolak'], r.status)`,
      tahun: sql`r.tahun`,
    },
  },
  check: checkCross,
  store: async ({ tx, body, tahun, id }) => {
    const { levelAnak, induk, anak, pengusul } = await findUnits(tx, body, tahun);
    const { level_induk, induk_id, anak_id, catatan } = body;
    return storeRow(tx, 'kinerja_cross', id, {
      tahun,
      level_induk,
      induk_id,
      level_anak: levelAnak,
      anak_id,
      satuan_kerja_induk_id: induk,
      satuan_kerja_id: anak,
      pengusul,
      catatan,
      status: 'diusulkan',
    });
  },
};
