import type { ReactNode } from 'react';
import { latePart } from '../late/late-part';
import type { SortChoiceProps } from './cards/sort-choice';
import type { TableFold } from './cards/table-fold';
import type { ColumnMenuProps } from './column-menu';
import { Bar, Tools } from './table-style';

/** As wide as the button of the menu: beside many filters it decides how many lines there are above the rows. */
const AwaitedMenu = () => <span style={{ width: '83.5px' }} />;

/** Comes after the table: the menu is as heavy as half of it, and nobody opens it first. */
const ColumnMenu = latePart(async () => (await import('./column-menu')).ColumnMenu, AwaitedMenu);
const SortChoice = latePart(
  async () => (await import(/* webpackChunkName: "bagian-sempit" */ './cards/narrow-parts')).SortChoice,
);
const TableChoices = latePart(
  async () => (await import(/* webpackChunkName: "bagian-sempit" */ './cards/narrow-parts')).TableChoices,
);

interface TableBarProps {
  toolbar: ReactNode | ((fold: TableFold | null) => ReactNode);
  tools: ReactNode;
  total: number | undefined;
  narrow: boolean;
  /** The order of rows whose head is not drawn. */
  sort: SortChoiceProps | null;
  columns: ColumnMenuProps | null;
}

/** Above the rows of a table: search and filters, and what is done with all of them. */
export function TableBar({ toolbar, tools, total, narrow, sort, columns }: TableBarProps) {
  const hasTools = tools || sort || columns;
  if (!toolbar && !hasTools) return null;
  const takes = typeof toolbar === 'function';
  const folds = narrow && takes;
  const fold = folds
    ? { total, tools: hasTools ? <TableChoices sort={sort} columns={columns} tools={tools} /> : null }
    : null;
  return (
    <Bar>
      <div>{takes ? toolbar(fold) : toolbar}</div>
      {!folds && hasTools && (
        <Tools>
          {sort && <SortChoice {...sort} />}
          {tools}
          {columns && <ColumnMenu {...columns} />}
        </Tools>
      )}
    </Bar>
  );
}
