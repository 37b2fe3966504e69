import { Button, centredRow, latePart, space, tokens } from '@selaras/ui';
import { Lock, RotateCcw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { cellText, columnName, type SheetColumn } from '../core/column';
import { type RowEdit, withEdit } from '../core/save-queue';
import { conflictDifferences } from '../saving/conflict-differences';
import { RowState } from '../saving/row-state';
import type { Saver } from '../saving/saver';
import { ChoiceButtons } from './choice-buttons';
import type { SheetModel } from './sheet-model';

const ConflictChoice = latePart(async () => (await import('../saving/conflict-choice')).ConflictChoice);

const Root = styled.section`
  display: grid;
  gap: ${space(2)};
  position: sticky;
  bottom: 0;
  z-index: 4;
  min-height: 4.5rem;
  max-height: 60dvh;
  overflow: auto;
  padding: ${space(2)} ${space(3)};
  border-top: 1px solid ${tokens.colour.line};
  background: ${tokens.colour['table-head']};
  & > p { max-width: none; }
  & > small { font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
  @media print { display: none; }
`;

const Value = styled.p`
  max-height: 4.2em;
  overflow: auto;
  overflow-wrap: anywhere;
  font-weight: 600;
`;

const Line = styled.div`
  ${centredRow(2, 3)}
  font-size: ${tokens.text[12]};
  & > svg { flex: none; color: ${tokens.colour.accent}; }
`;

const Fault = styled.ul`
  margin: 0;
  padding-left: ${space(4)};
  color: ${tokens.colour.danger};
  font-size: ${tokens.text[12]};
`;

interface CellBarProps<Row, Column extends SheetColumn<Row>> {
  readonly model: SheetModel<Row, Column>;
  readonly edit: RowEdit<Row> | undefined;
  readonly saver: Saver<Row>;
  /** Words that name the row among the others. */
  readonly heading: ReactNode;
  /** What else can be done with the cell. */
  readonly tools?: ReactNode;
  /** What else can be done with a row that could not be saved. */
  readonly failureTools?: ReactNode;
}

/** The active cell in full: what it holds, why it is closed, what became of its row and what can be done about it. */
export function CellBar<Row, Column extends SheetColumn<Row>>({
  model,
  edit,
  saver,
  heading,
  tools,
  failureTools,
}: CellBarProps<Row, Column>) {
  const { table, row, column, closed } = model;
  if (row === undefined || column === undefined) return null;
  const rows = table.model;
  const key = rows.keyOf(row);
  const faults = Object.entries(edit?.errors ?? {}).flatMap(([field, texts]) =>
    texts.map((text) => `${wordsOfField(field, table.columns)}: ${text}`),
  );
  return (
    <Root aria-label="Sel terpilih">
      <small>
        {heading} · {columnName(column)}
      </small>
      {column.kind !== 'state' && <Value>{cellText(column, withEdit(rows, row, edit)) || '–'}</Value>}
      {column.kind === 'choice' && closed === null && (
        <ChoiceButtons model={model} row={row} column={column} />
      )}
      {tools}
      {closed && (column.field !== undefined || column.kind === 'drawn') && (
        <Line>
          <Lock size={13} aria-hidden="true" />
          {closed}
        </Line>
      )}
      {edit?.state === 'conflict' && (
        <ConflictChoice
          key={edit.version}
          differences={conflictDifferences(rows, edit, table.columns)}
          typed={Object.keys(edit.values)}
          onSettle={(theirs) => saver.settle(key, theirs)}
        />
      )}
      {edit !== undefined && edit.message !== null && (
        <Line>
          <RowState edit={edit} />
          {edit.message}
        </Line>
      )}
      {faults.length > 0 && (
        <Fault>
          {faults.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Fault>
      )}
      {edit?.state === 'failed' && (
        <Line>
          <Button
            size="small"
            variant="primary"
            icon={<RotateCcw size={14} />}
            onClick={() => saver.retry(key)}
          >
            Coba lagi
          </Button>
          <Button size="small" icon={<Trash2 size={14} />} onClick={() => saver.discard(key)}>
            Buang isian
          </Button>
          {failureTools}
        </Line>
      )}
    </Root>
  );
}

function wordsOfField(field: string, columns: readonly SheetColumn<never>[]): string {
  const column = columns.find((one) => one.field === field || one.id === field);
  return column === undefined ? 'Isian di formulir' : columnName(column);
}
