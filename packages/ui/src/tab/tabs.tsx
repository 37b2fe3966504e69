import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space, tokens } from '../token/tokens';

const List = styled(Radix.List)`
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  border-bottom: 1px solid ${tokens.colour.line};
`;

const Trigger = styled(Radix.Trigger)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${tokens.controlHeight};
  padding: ${space(1)} ${space(3)};
  border: 0;
  border-bottom: 2px solid transparent;
  margin-bottom: -1px;
  background: none;
  color: ${tokens.colour.muted};
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  &:hover { color: ${tokens.colour.text}; }
  &[data-state='active'] { color: ${tokens.colour.brand}; border-bottom-color: ${tokens.colour.brand}; }
  &:focus-visible { outline-offset: -2px; }
`;

const Panel = styled(Radix.Content)`
  padding-top: ${space(4)};
`;

export interface TabItem {
  id: string;
  label: string;
  /** Count or word beside the label. */
  badge?: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** Says what the tabs choose between. */
  label: string;
  items: readonly TabItem[];
  /** Id of the open tab; pages keep it in the URL. */
  value: string;
  onChange: (id: string) => void;
}

/** Several views of one thing, of which one is open. Arrow keys move between the tabs. */
export function Tabs({ label, items, value, onChange }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <List aria-label={label}>
        {items.map(({ id, label: words, badge }) => (
          <Trigger key={id} value={id}>
            {words}
            {badge}
          </Trigger>
        ))}
      </List>
      {items.map(({ id, content }) => (
        <Panel key={id} value={id}>
          {content}
        </Panel>
      ))}
    </Radix.Root>
  );
}
