import { tokens } from '@selaras/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { columnName, type SheetColumn } from '../core/column';
import type { Way } from './sheet-model';

const field = css`
  position: absolute;
  inset: 0;
  z-index: 3;
  width: 100%;
  height: 100%;
  padding: 0 8px;
  border: 2px solid ${tokens.colour.brand};
  border-radius: 0;
  background: ${tokens.colour.raised};
  color: ${tokens.colour.text};
  font: inherit;
  font-weight: 400;
  user-select: text;
  &:focus { outline: none; }
  &[aria-invalid='true'] { border-color: ${tokens.colour.danger}; }
  @media (pointer: coarse) { font-size: ${tokens.text[16]}; }
`;

const Figure = styled.input`
  ${field}
  text-align: right;
`;

const Choice = styled.select`
  ${field}
`;

const Text = styled.textarea`
  ${field}
  height: auto;
  min-height: calc(var(--row) * 2);
  bottom: auto;
  padding: 6px 8px;
  resize: none;
  box-shadow: ${tokens.shadow};
`;

interface CellEditorProps {
  readonly column: Pick<SheetColumn<never>, 'kind' | 'title' | 'over' | 'choices'>;
  /** What stands in it to begin with. */
  readonly text: string;
  /** The user began by typing: arrows then go on to the next cell instead of moving the caret. */
  readonly fresh: boolean;
  readonly onText: (text: string) => void;
  /** Answers whether it was a value; else the field stays open. */
  readonly onCommit: (way: Way) => boolean;
  readonly onCancel: () => void;
}

const ways: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'back',
  ArrowRight: 'next',
};

/** The field over the active cell. */
export function CellEditor({ column, text, fresh, onText, onCommit, onCancel }: CellEditorProps) {
  const [bad, setBad] = useState(false);
  const box = useRef<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>(null);
  const long = column.kind === 'text';
  const choices = column.kind === 'choice' ? (column.choices ?? []) : null;

  useEffect(() => {
    const { current } = box;
    current?.focus();
    current?.setSelectionRange?.(current.value.length, current.value.length);
  }, []);

  const wayOf = ({ key, shiftKey, altKey }: KeyboardEvent): Way | undefined => {
    if (key === 'Enter') return long && altKey ? undefined : shiftKey ? 'up' : 'down';
    if (key === 'Tab') return shiftKey ? 'back' : 'next';
    return fresh && !long ? ways[key] : undefined;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    event.stopPropagation();
    if (event.key === 'Escape') return onCancel();
    const way = wayOf(event);
    if (way === undefined) return;
    event.preventDefault();
    setBad(!onCommit(way));
  };

  const shared = {
    ref: box,
    defaultValue: text,
    'aria-label': columnName(column),
    'aria-invalid': bad || undefined,
    onKeyDown,
    onChange: ({ target }: { target: { value: string } }) => {
      setBad(false);
      onText(target.value);
    },
    onBlur: () => onCommit(null),
  };
  if (choices !== null) {
    return (
      <Choice {...shared}>
        <option value="">–</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Choice>
    );
  }
  return long ? (
    <Text {...shared} maxLength={4000} />
  ) : (
    <Figure {...shared} inputMode="decimal" autoComplete="off" />
  );
}
