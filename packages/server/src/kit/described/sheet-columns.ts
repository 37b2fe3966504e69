import {
  type EntityField,
  type EntityFields,
  type ReferenceEntityField,
  referenceName,
  sheetTitle,
} from '@selaras/contracts';
import { sheetWordOf } from '@selaras/domain';
import type { SheetColumn } from '../resource/resource';
import type { RowColumn } from '../xlsx/send-rows';

type Row = Readonly<Record<string, unknown>>;
type Cell = ReturnType<SheetColumn['value']>;

/** Of what a row refers to, the first text that it shows; of a unit its name. */
const textOf = ({ to, shows }: ReferenceEntityField): string =>
  to === 'satuan-kerja' ? 'satuan_kerja_nama' : (shows?.[0] ?? 'nama');

/** What stands in a spreadsheet's cell of a field: of a reference the first text that it shows, codes as words. */
function cellOf(name: string, field: EntityField): (row: Row) => Cell {
  if (field.kind === 'reference') {
    const text = textOf(field);
    return (row) => ((row[referenceName(name)] as Row | null)?.[text] ?? null) as Cell;
  }
  if (field.kind !== 'choice') return (row) => row[name] as Cell;
  const { words = {} } = field;
  return (row) => words[String(row[name])] ?? sheetWordOf(name, row[name]);
}

/** Columns of an entity's spreadsheet, in the order of its description and under its words; codes as words. */
export const sheetColumnsOf = (fields: EntityFields): readonly SheetColumn[] =>
  Object.entries(fields).map(([name, field]) => ({
    title: sheetTitle(field),
    value: cellOf(name, field),
  }));

/** The column of one field in a sheet of rows that were read already (`sendRows`). */
export const rowColumnOf = <Row extends object>(
  name: keyof Row & string,
  field: EntityField,
): RowColumn<Row> => {
  const cell = cellOf(name, field);
  return [sheetTitle(field), (row) => cell(row as unknown as Readonly<Record<string, unknown>>)];
};
