import { referensiCalls, referensiEntity } from '@selaras/contracts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { columnsOfBody } from '../../../kit/described/columns-of-body';
import { sheetColumnsOf } from '../../../kit/described/sheet-columns';
import { collect } from '../../../kit/resource/collect-faults';
import type { Resource } from '../../../kit/resource/resource';
import { columnsOf } from '../../../kit/resource/row-columns';
import { storeRow } from '../../../kit/resource/store';
import { masaFaults } from './masa-faults';

type ReferensiBody = z.output<NonNullable<(typeof referensiCalls)['create']['body']>>;

const { fields } = referensiEntity;
const columns = () => columnsOf('id', 'versi', 'tahun', ...Object.keys(fields));

/** Deadlines, one of each code in a year (domain §7). */
export const referensi: Resource<ReferensiBody> = {
  calls: referensiCalls,
  table: 'referensi',
  belongsTo: 'kabupaten',
  unitColumns: [],
  groups: {},
  sheetColumns: sheetColumnsOf(fields),
  sql: {
    from: sql`referensi r`,
    where: (tahun) => sql`r.tahun = ${tahun}`,
    listColumns: columns,
    columns,
    search: [sql`r.nama`, sql`r.kode`],
    filters: {},
    orders: {
      nama: sql`r.nama`,
      kode: sql`r.kode`,
      mulai_date: sql`r.mulai_date`,
      nilai_date: sql`r.nilai_date`,
    },
  },
  check: async ({ tx, body, tahun, id }) => {
    const { rows: others } = await sql<{ kode: string; mulai_date: string | null }>`
      select kode, mulai_date::text as mulai_date from referensi
      where tahun = ${tahun} and deleted_at is null and id is distinct from ${id}::bigint
    `.execute(tx);
    const known = others.some(({ kode }) => kode === body.kode);
    return collect([
      ['kode', known ? 'Batas waktu ini sudah ada di tahun ini; ubah yang sudah ada' : null],
      ...masaFaults(body, tahun, others),
    ]);
  },
  store: ({ tx, body, tahun, id }) =>
    storeRow(tx, 'referensi', id, { ...columnsOfBody(fields, body), tahun }),
};
