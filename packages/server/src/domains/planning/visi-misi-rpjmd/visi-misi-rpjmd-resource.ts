import { type ChildrenCount, visiMisiRpjmdCalls, visiMisiRpjmdEntity } from '@selaras/contracts';
import { bidangLimaTahunan, periodStartOf } from '@selaras/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import { columnsOfBody } from '../../../kit/described/columns-of-body';
import { sheetColumnsOf } from '../../../kit/described/sheet-columns';
import { inYear } from '../../../kit/kinerja-sql/in-year';
import { collect } from '../../../kit/resource/collect-faults';
import type { Resource } from '../../../kit/resource/resource';
import { columnsOf } from '../../../kit/resource/row-columns';
import { storeRow } from '../../../kit/resource/store';
import type { Visibility } from '../../../kit/visibility/visibility';
import { treeChange } from './visi-misi-change';
import { earlierNodes } from './visi-misi-earlier';
import { syncBranches } from './visi-misi-store';
import { branchColumns, cabangVisi } from './visi-misi-tree';

type Body = z.output<NonNullable<(typeof visiMisiRpjmdCalls)['create']['body']>>;

const { fields } = visiMisiRpjmdEntity;
const columns = (tahun: number, visibility: Visibility) =>
  sql.join([
    columnsOf('id', 'versi', ...Object.keys(fields)),
    ...branchColumns(cabangVisi, sql`r.id`, { tahun, visibility }),
    earlierNodes(tahun),
  ]);

/** Vision of a period with everything down to the objectives' indicators, one tree with one version. */
export const visiMisiRpjmd: Resource<Body> = {
  calls: visiMisiRpjmdCalls,
  table: 'visi',
  belongsTo: 'kabupaten',
  unitColumns: [],
  kunci: visiMisiRpjmdEntity.kunci,
  groups: bidangLimaTahunan,
  limaTahunan: visiMisiRpjmdEntity.acts['ubah-tertutup'],
  fieldsOf: treeChange,
  sheetColumns: [
    ...sheetColumnsOf(fields),
    {
      title: 'Misi',
      value: ({ misi }) =>
        (misi as readonly { nomor: string; misi: string }[]).map((m) => `${m.nomor} ${m.misi}`).join('\n'),
    },
  ],
  sql: {
    from: (tahun) => sql`${inYear('visi', tahun)} r`,
    where: (tahun) => sql`r.tahun_mulai = ${periodStartOf(tahun)}`,
    listColumns: columns,
    columns,
    search: [sql`r.visi`],
    filters: {},
    orders: { tahun_mulai: sql`r.tahun_mulai`, visi: sql`r.visi` },
  },
  check: async ({ tx, body, tahun, id }) => {
    const period = periodStartOf(tahun);
    const { rows } = await sql<{ id: number }>`
      select id from visi where tahun_mulai = ${body.tahun_mulai} and deleted_at is null
        and id is distinct from ${id}::bigint`.execute(tx);
    return collect([
      ['tahun_mulai', body.tahun_mulai === period ? null : `Periode tahun kinerja ini dimulai ${period}`],
      ['tahun_mulai', rows.length > 0 ? 'Visi periode ini sudah ada; ubah yang sudah ada' : null],
    ]);
  },
  store: async ({ tx, body, tahun, id }) => {
    const rowId = await storeRow(tx, 'visi', id, columnsOfBody(fields, body));
    await syncBranches({ tx, tahun, tahunMulai: body.tahun_mulai }, cabangVisi, rowId, { misi: body.misi });
    return rowId;
  },
  anak: (id) => sql<ChildrenCount>`
    select 'misi' as level, a.id, a.nomor || ' ' || a.misi as label from misi a
    where a.visi_id = ${id} and a.deleted_at is null`,
};
