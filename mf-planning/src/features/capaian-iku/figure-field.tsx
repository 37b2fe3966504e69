import type { CapaianIku } from '@selaras/contracts';
import { formatMeasure, MEASURE_DIGITS, readFigure, round } from '@selaras/domain';
import { space, tokens } from '@selaras/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import styled from 'styled-components';
import type { EntryName } from './entry';
import { useEntry } from './entry-context';

const Box = styled.input<{ $letters: number }>`
  width: calc(${({ $letters }) => Math.max($letters, 7)}ch + ${space(6)});
  min-height: ${tokens.controlHeight};
  margin-top: -6px;
  /* Two lines of figures stand in a row of five years. */
  dl & { min-height: 28px; margin-top: 0; padding-block: 0; }
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.surface};
  color: ${tokens.colour.text};
  font: inherit;
  font-size: max(${tokens.text[14]}, 14px);
  font-variant-numeric: tabular-nums;
  text-align: right;
  &:hover { border-color: ${tokens.colour.brand}; }
  &:focus-visible { outline: 2px solid ${tokens.colour.brand}; outline-offset: -1px; }
  &[aria-invalid='true'] { border-color: ${tokens.colour.danger}; }
  /* On a card it stands below its label. */
  @media (max-width: 560px) { margin-top: 0; text-align: left; }
  @media (pointer: coarse) { min-height: 44px; font-size: ${tokens.text[16]}; }
  @media print { width: auto; max-width: 9ch; min-height: 0; margin: 0; padding: 0; border: 0; font-size: inherit; }
`;

const Fault = styled.span`
  display: block;
  margin-top: ${space(2)};
  font-size: ${tokens.text[12]};
  white-space: normal;
  color: ${tokens.colour.danger};
`;

interface FigureFieldProps {
  row: CapaianIku;
  name: EntryName;
  label: string;
}

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** The field of the same name some rows further down the table. */
function fieldBeside(field: HTMLInputElement, step: number): HTMLInputElement | undefined {
  const all = field.closest('table')?.querySelectorAll<HTMLInputElement>(`input[name="${field.name}"]`) ?? [];
  const fields = [...all];
  return fields[fields.indexOf(field) + step];
}

/**
 * A figure typed in its place. Enter and the arrows save and go on to the next row, Escape takes back what was typed,
 * Ctrl Z after a save what was saved.
 */
export function FigureField({ row, name, label }: FigureFieldProps) {
  const { live, saving, change, save, undo, release } = useEntry(row);
  const [typed, setTyped] = useState<string | null>(null);
  const faultId = useId();
  const unreadable = typed !== null && readFigure(typed) === undefined;
  const shown = typed ?? (live[name] === null ? '' : formatMeasure(live[name]));

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = steps[event.key];
    if (step !== undefined && !unreadable) {
      event.preventDefault();
      const next = fieldBeside(event.currentTarget, step);
      if (next === undefined) event.currentTarget.blur();
      else next.focus();
    } else if (event.key === 'Escape' && typed !== null) {
      event.preventDefault();
      setTyped(null);
      release();
    } else if (isUndo(event) && typed === null && saving?.step === 'saved') {
      event.preventDefault();
      undo();
    }
  };

  return (
    <>
      <Box
        name={name}
        $letters={shown.length}
        inputMode="decimal"
        autoComplete="off"
        aria-label={`${label} ${row.indikator}`}
        aria-invalid={unreadable || undefined}
        aria-describedby={unreadable ? faultId : undefined}
        value={shown}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setTyped(target.value);
          const value = readFigure(target.value);
          if (value !== undefined) change(name, value === null ? null : round(value, MEASURE_DIGITS));
        }}
        onBlur={() => {
          if (unreadable || typed === null) return;
          setTyped(null);
          save();
        }}
        onKeyDown={onKeyDown}
      />
      {unreadable && <Fault id={faultId}>Tulis angka, misalnya 1.234,5</Fault>}
    </>
  );
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z';
