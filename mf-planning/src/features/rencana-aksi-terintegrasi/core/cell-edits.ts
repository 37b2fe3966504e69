import { daftarTriwulan, targetDariTriwulan } from '@selaras/domain';
import { type Baris, type CellEdit, type FieldName, fieldOf, type Isian, keyOf } from './baris';

const quarterTargets: readonly string[] = daftarTriwulan.map((tw) => `target_tw${tw}`);

/** Whether the year's target of a row follows its quarters: of performances, once one is filled in. */
export function followsQuarters(row: Baris): boolean {
  return row.tipe_hitung !== null && targetDariTriwulan(row) !== null;
}

/**
 * What typing these values into a row changes: nothing for a value that is there already, and with a quarter's target
 * the one of the year, which the quarters make up.
 */
export function editsOf(row: Baris, isian: Isian): CellEdit[] {
  const next: Baris = { ...row, ...(isian as Partial<Baris>) };
  const quarterly = Object.keys(isian).some((field) => quarterTargets.includes(field));
  const wanted: Isian =
    quarterly && followsQuarters(next) ? { ...isian, target: targetDariTriwulan(next) } : isian;
  const key = keyOf(row);
  return (Object.keys(wanted) as FieldName[]).flatMap((field) => {
    const before = fieldOf(row, field);
    const after = wanted[field] ?? null;
    return before === after ? [] : [{ key, field, before, after }];
  });
}

/** The edits of a step as what each row gets, in the order of the rows. */
export function isianByRow(edits: readonly CellEdit[]): Map<CellEdit['key'], Isian> {
  const rows = new Map<CellEdit['key'], Isian>();
  for (const { key, field, after } of edits) rows.set(key, { ...rows.get(key), [field]: after });
  return rows;
}
