import type { EntityField, EntityFields } from '@selaras/contracts';
import type { SheetColumn } from './resource';

type Row = Readonly<Record<string, unknown>>;
type Cell = ReturnType<SheetColumn['value']>;

/** How a reference is written in a spreadsheet: by one field of the object that the row carries for it. */
export type ReferenceCells = Readonly<Record<string, { readonly of: string; readonly field: string }>>;

/**
 * Columns of an entity's spreadsheet, in the order of its description and under its words. A reference without a cell
 * is left out.
 */
export function sheetColumnsOf(fields: EntityFields, references: ReferenceCells): readonly SheetColumn[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const title = titleOf(field);
    if (field.kind !== 'reference') return [{ title, value: (row: Row) => row[name] as Cell }];
    const cell = references[name];
    if (cell === undefined) return [];
    return [{ title, value: (row: Row) => ((row[cell.of] as Row | null)?.[cell.field] ?? null) as Cell }];
  });
}

const titleOf = ({ label, sheet }: EntityField): string => sheet ?? label;
