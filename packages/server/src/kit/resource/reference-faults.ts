import type { Tables } from '../../database/tables';
import type { Fault } from './collect-faults';
import type { References } from './references';

/** One row that exists and has these values, or nothing. */
export async function findOne<Row = unknown>(
  rujukan: References,
  table: keyof Tables,
  id: number,
  values: Readonly<Record<string, unknown>>,
): Promise<Row | undefined> {
  const row = await rujukan.find(table, id);
  const has = row !== undefined && Object.entries(values).every(([column, value]) => row[column] === value);
  return has ? (row as Row) : undefined;
}

/** The unit exists and is active. */
export async function satuanKerjaFault(rujukan: References, satuanKerjaId: number): Promise<Fault> {
  const row = await rujukan.once(`satuan_kerja ${satuanKerjaId}`, (tx) =>
    tx
      .selectFrom('satuan_kerja')
      .where('satuan_kerja_id', '=', satuanKerjaId)
      .where('aktif', '=', true)
      .select('satuan_kerja_id')
      .executeTakeFirst(),
  );
  return ['satuan_kerja_id', row === undefined ? 'Satuan kerja tidak dikenal' : null];
}
