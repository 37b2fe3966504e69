import { MEASURE_DIGITS } from '@selaras/domain';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { gridMove } from '../cells/grid-move';
import { parsePaste } from '../cells/parse-paste';
import { noSteps, type Steps, turned, withStep } from '../form/steps';
import { undoKey } from '../form/undo-keys';
import { SidewaysHint } from '../table/cards/sideways-hint';
import { space, tokens } from '../token/tokens';
import { VisuallyHidden } from '../visually-hidden';
import { FigureCell } from './figure-cell';

const { colour } = tokens;

/** What is only read out inside it is placed against it, and does not widen the page. */
const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
  border: 1px solid ${colour['line-strong']};
  border-radius: ${tokens.radius.control};
  background: ${colour.surface};
`;

const Sheet = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  & th, & td { border-bottom: 1px solid ${colour.line}; }
  & tbody tr:last-child > * { border-bottom: 0; }
  & td + td, & th + td, & th + th { border-left: 1px solid ${colour.line}; }
  & td { padding: 0; }
  & td[data-closed] { background: ${colour.sunken}; }
  & th {
    padding: ${space(1)} ${space(2)};
    background: ${colour['table-head']};
    color: ${colour.muted};
    font-size: ${tokens.text[12]};
    font-weight: 600;
    text-align: right;
    white-space: nowrap;
  }
  & th:first-child { position: sticky; left: 0; z-index: 1; max-width: 34vw; text-align: left; white-space: normal; }
  & tbody th > small { display: block; font-weight: 400; }
`;

const Note = styled.p<{ $bad: boolean }>`
  margin-top: ${space(1)};
  font-size: ${tokens.text[12]};
  color: ${({ $bad }) => ($bad ? colour.danger : colour.muted)};
`;

/** One line of figures. */
export interface FigureRow {
  id: string;
  label: string;
  unit?: string | undefined;
  /** Decimals kept at most. */
  digits?: number | undefined;
}

/** A figure that the grid holds, by the names of its row and column. */
export interface FigureChange {
  row: string;
  column: string;
  value: number | null;
}

export interface FigureGridProps {
  /** Names the grid. */
  label: string;
  rows: readonly FigureRow[];
  columns: readonly { id: string; label: string }[];
  valueAt: (row: string, column: string) => number | null;
  /** Name of a cell's field. */
  nameAt?: (row: string, column: string) => string | undefined;
  /** Gets all cells of one input: one when typing, many when pasting. */
  onChange: (changes: readonly FigureChange[]) => void;
  errorAt?: (row: string, column: string) => string | undefined;
  /** Cells that may not be written now. */
  closedAt?: (row: string, column: string) => boolean;
}

/** Cells that one act changed: typing into a cell, or a paste. */
type Step = readonly (FigureChange & { readonly before: number | null })[];

const open = () => false;

/**
 * Figures by year or quarter in one grid. Arrows and Enter move, and cells copied from a spreadsheet are pasted from
 * the chosen cell on; closed cells keep what they hold.
 */
export function FigureGrid({
  label,
  rows,
  columns,
  valueAt,
  nameAt = (row, column) => `${row}_${column}`,
  onChange,
  errorAt = () => undefined,
  closedAt = open,
}: FigureGridProps) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const [refused, setRefused] = useState(0);
  const steps = useRef<Steps<Step>>(noSteps);
  /** Cell into which is typed: what is typed there without leaving it is one step. */
  const typing = useRef<string | null>(null);
  const faults = rows.flatMap((row) =>
    columns.flatMap((column) => {
      const message = errorAt(row.id, column.id);
      return message === undefined ? [] : [`${row.label} ${column.label}: ${message}`];
    }),
  );

  const changed = (changes: readonly FigureChange[], cell: string | null) => {
    const step = changes.map((change) => ({ ...change, before: valueAt(change.row, change.column) }));
    const last = steps.current.past.at(-1)?.[0];
    const [only] = step;
    if (cell !== null && cell === typing.current && last !== undefined && only !== undefined) {
      const past = [...steps.current.past.slice(0, -1), [{ ...only, before: last.before }]];
      steps.current = { past, future: [] };
    } else steps.current = withStep(steps.current, step);
    typing.current = cell;
    onChange(changes);
  };

  /** The grid has one undo of its own: that of the browser knows no paste, and would reach into other fields. */
  const turn = (way: 'undo' | 'redo', field: HTMLInputElement) => {
    const next = turned(steps.current, way);
    if (next === null) return;
    steps.current = next.steps;
    typing.current = null;
    const open = next.step.filter(({ row, column }) => !closedAt(row, column));
    field.blur();
    onChange(
      open.map(({ row, column, before, value }) => ({ row, column, value: way === 'undo' ? before : value })),
    );
    field.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => {
    const way = undoKey(event);
    if (way !== null) {
      event.preventDefault();
      turn(way, event.currentTarget);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const caret = { start: selectionStart, end: selectionEnd, length: value.length };
    const place = gridMove(event.key, { row, column }, caret);
    if (place === null) return;
    event.preventDefault();
    const cell = body.current?.rows[place.row]?.querySelectorAll('input')[place.column];
    cell?.focus();
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>, row: number, column: number) => {
    const cells = parsePaste(event.clipboardData.getData('text/plain'));
    if (cells === null) return;
    event.preventDefault();
    let unreadable = 0;
    const changes = cells.flatMap((line, down) =>
      line.flatMap((value, right) => {
        const target = { row: rows[row + down]?.id, column: columns[column + right]?.id };
        if (target.row === undefined || target.column === undefined) return [];
        if (closedAt(target.row, target.column)) return [];
        if (value === undefined) unreadable += 1;
        return value === undefined ? [] : [{ row: target.row, column: target.column, value }];
      }),
    );
    setRefused(unreadable);
    event.currentTarget.blur();
    changed(changes, null);
    event.currentTarget.focus();
  };

  return (
    <div>
      <SidewaysHint box={sheet} />
      <Scroll ref={sheet}>
        <Sheet aria-describedby={`${id}-catatan`}>
          <VisuallyHidden as="caption">{label}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{label}</th>
              {columns.map((column) => (
                <th key={column.id} scope="col">
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map((row, down) => (
              <tr key={row.id}>
                <th scope="row">
                  {row.label}
                  {row.unit !== undefined && row.unit !== '' && <small>{row.unit}</small>}
                </th>
                {columns.map((column, right) => {
                  const closed = closedAt(row.id, column.id);
                  return (
                    <td key={column.id} data-closed={closed || undefined}>
                      <FigureCell
                        name={nameAt(row.id, column.id)}
                        aria-label={`${row.label} ${column.label}`}
                        value={valueAt(row.id, column.id)}
                        digits={row.digits ?? MEASURE_DIGITS}
                        readOnly={closed}
                        faulty={errorAt(row.id, column.id) !== undefined}
                        onChange={(value) =>
                          changed([{ row: row.id, column: column.id, value }], `${row.id} ${column.id}`)
                        }
                        onBlur={() => {
                          typing.current = null;
                        }}
                        onKeyDown={(event) => onKeyDown(event, down, right)}
                        onPaste={(event) => onPaste(event, down, right)}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Sheet>
      </Scroll>
      <Note
        id={`${id}-catatan`}
        $bad={faults.length + refused > 0}
        role={faults.length > 0 ? 'alert' : undefined}
      >
        {refused > 0 && `${refused} sel yang ditempel bukan angka dan dilewati. `}
        {faults.length > 0 ? faults.join('. ') : 'Salin sel dari lembar kerja lalu tempel di sini.'}
      </Note>
    </div>
  );
}
