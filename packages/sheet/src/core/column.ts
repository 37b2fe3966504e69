import { formatMeasure, formatPercent, formatRupiah } from '@selaras/domain';
import type { CellValue } from './row-model';

/**
 * What a column holds: text, figures of three kinds, one of a few values (`choice`), how far the saving of a row is
 * (`state`), or what the table draws itself (`drawn`).
 */
export type ColumnKind = 'text' | 'number' | 'rupiah' | 'percent' | 'choice' | 'state' | 'drawn';

/** One of the values that a cell may hold. */
export interface ColumnChoice {
  readonly value: string;
  readonly label: string;
  /** The one key that chooses it while its cell is active. */
  readonly key: string;
}

/** A column of a sheet as data; a table may add what it needs itself. */
export interface SheetColumn<Row> {
  readonly id: string;
  readonly title: string;
  /** Small word above the title, e.g. the quarter. */
  readonly over?: string;
  readonly kind: ColumnKind;
  /** Width in rem. */
  readonly width: number;
  /** Field that its cells write; a column without one is only read. */
  readonly field?: string;
  /** Values of a `choice`, in order. */
  readonly choices?: readonly ColumnChoice[];
  /** Whether a text may be empty; left out: every row needs one. */
  readonly optional?: boolean;
  /** Its cells are opened by one press; left out: by a second one. */
  readonly opens?: boolean;
  /** Why a value that its kind allows is none of this column, in words; null when it is one. */
  fault?(value: CellValue): string | null;
  value(row: Row): CellValue;
}

/** A cell's value as it is read; nothing where there is none. */
export function cellText<Row>({ kind, value, choices }: SheetColumn<Row>, row: Row): string {
  const found = value(row);
  if (found === null) return '';
  if (kind === 'choice') return choices?.find((choice) => choice.value === found)?.label ?? '';
  if (typeof found === 'string') return found;
  if (kind === 'rupiah') return formatRupiah(found);
  return kind === 'percent' ? formatPercent(found) : formatMeasure(found);
}

/** A cell's value as it is typed: the Indonesian way, without thousands. */
export const typedText = (value: CellValue): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : (value ?? '');

/** Whether a column holds numbers. */
export const isFigure = ({ kind }: Pick<SheetColumn<never>, 'kind'>): boolean =>
  kind === 'number' || kind === 'rupiah' || kind === 'percent';

/** Words that name a column alone. */
export const columnName = ({ over, title }: Pick<SheetColumn<never>, 'over' | 'title'>): string =>
  over === undefined ? title : `${title} ${over}`;
