import type { EntityFields } from '@selaras/contracts';
import { periodStartOf } from '@selaras/domain';
import type { Fault } from '../resource/collect-faults';
import type { References } from '../resource/references';
import { tableOf } from '../row-names/table-of';

type Row = Readonly<Record<string, unknown>>;

/** Of the same unit and year, as far as the row has either; a row of the five-year plan has its first year. */
function fits(row: Row, unit: number | null, tahun: number): boolean {
  const { satuan_kerja_id: its = unit, tahun_mulai: start, tahun_kinerja, tahun: year = tahun_kinerja } = row;
  const sameYear =
    start === undefined ? [tahun, undefined].some((one) => one === year) : start === periodStartOf(tahun);
  return sameYear && (unit === null || its === unit);
}

/** What a body refers to is there, in the same unit and year. */
export async function referenceFaults(
  references: References,
  fields: EntityFields,
  body: object,
  { unit, tahun }: { readonly unit: number | null; readonly tahun: number },
): Promise<Fault[]> {
  const values = new Map<string, unknown>(Object.entries(body));
  const faults: Fault[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const id = values.get(name);
    if (field.kind !== 'reference' || field.to === 'satuan-kerja' || typeof id !== 'number') continue;
    const row = await references.find(tableOf(field.to), id);
    const found = row !== undefined && fits(row, unit, tahun);
    faults.push([name, found ? null : `${field.label} ini tidak ada di satuan kerja dan tahun yang sama`]);
  }
  return faults;
}
