import { kinerjaSubKegiatanCalls } from '@selaras/contracts';
import { sql } from 'kysely';
import { type BappedaQueue, verdictColumns, verdictFilters } from '../../../kit/queue/queue';
import { columnsOf, satuanKerjaColumn } from '../../../kit/resource/row-columns';
import { indukKinerjaColumn } from '../kinerja/kinerja-columns';
import { column, columnFrom, targetColumn, unitColumn } from '../kinerja/kinerja-sheet-columns';
import { kinerjaSubKegiatan } from './kinerja-sub-kegiatan-resource';

const { indikator, sasaran } = kinerjaSubKegiatan.sql.filters;
const putusan = sql`case when r.validasi_bappeda then 'valid' when not r.validasi_bappeda then 'tidak_valid' else 'belum' end`;

/** What Bappeda judges of a sub-activity: exactly these columns make a verdict lapse when they change (decision 31). */
const columns = () =>
  sql.join([
    columnsOf('id', 'versi', 'sasaran', 'indikator', 'satuan', 'target', 'is_external'),
    columnsOf('polaritas', 'range_min', 'range_max'),
    satuanKerjaColumn,
    indukKinerjaColumn('kinerja_kegiatan'),
    sql`case when n.id is not null then json_build_object('id', n.id, 'kode', n.kode, 'nama', n.nama) end as sub_kegiatan`,
    sql`coalesce(r.indikator_kemendagri, n.indikator_kemendagri) as indikator_kemendagri`,
    sql`${putusan} as validasi`,
    sql`r.validasi_bappeda_catatan as catatan`,
  ]);

/** Bappeda's queue of sub-activities (spec 2 §2.2). */
export const subKegiatanQueue: BappedaQueue = {
  calls: kinerjaSubKegiatanCalls,
  source: {
    ...kinerjaSubKegiatan,
    sql: {
      ...kinerjaSubKegiatan.sql,
      listColumns: columns,
      columns,
      filters: { ...(indikator && { indikator }), ...(sasaran && { sasaran }), ...verdictFilters(putusan) },
    },
  },
  ekspor: [
    unitColumn,
    columnFrom('Kode sub kegiatan', 'sub_kegiatan', 'kode'),
    columnFrom('Nama sub kegiatan', 'sub_kegiatan', 'nama'),
    column('Sasaran', 'sasaran'),
    column('Indikator', 'indikator'),
    column('Indikator Kemendagri', 'indikator_kemendagri'),
    column('Satuan', 'satuan'),
    targetColumn,
    ...verdictColumns,
  ],
  values: ({ valid, catatan }) => ({ validasi_bappeda: valid, validasi_bappeda_catatan: catatan }),
};
