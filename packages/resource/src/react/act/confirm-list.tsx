import { Checkbox, plainList, space, tokens } from '@selaras/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

/** What is read and ticked before it is taken together. */
export const ConfirmList = styled.ul`
  ${plainList(3)}
`;

const Item = styled.li`
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.control};
  overflow-wrap: anywhere;
  & > :not(:first-child) { margin-left: ${space(6.5)}; }
  & > p { max-width: 46rem; }
  & > small { color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
`;

/** Why what was ticked was not taken. */
export const Refused = styled.div`
  padding: ${space(2)} ${space(3)};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour['danger-soft']};
  & > ul { margin: 0; padding-left: ${space(5)}; }
`;

interface ConfirmItemProps {
  readonly label: ReactNode;
  readonly ticked: boolean;
  readonly disabled: boolean;
  readonly onTick: (yes: boolean) => void;
  /** What it consists of, to be read first. */
  readonly children: ReactNode;
}

/** One of them, with its box. */
export const ConfirmItem = ({ label, ticked, disabled, onTick, children }: ConfirmItemProps) => (
  <Item>
    <Checkbox
      label={label}
      checked={ticked}
      disabled={disabled}
      onChange={({ target }) => onTick(target.checked)}
    />
    {children}
  </Item>
);

/** Which of several are ticked: those that `atFirst` names, until somebody ticks otherwise. */
export function useTicks<Row>(keyOf: (row: Row) => string, atFirst: (row: Row) => boolean) {
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({});
  return {
    isTicked: (row: Row) => ticks[keyOf(row)] ?? atFirst(row),
    tick: (row: Row, yes: boolean) => setTicks((now) => ({ ...now, [keyOf(row)]: yes })),
  };
}
