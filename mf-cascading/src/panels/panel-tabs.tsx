import { tokens } from '@selaras/ui';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { chosenWhenForced } from '../diagram/elements/forced-colours';

const List = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  border-bottom: 1px solid ${tokens.colour.line};
`;

const Tab = styled.button`
  flex: 1;
  min-height: 44px;
  padding: 0 6px;
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: ${tokens.colour.muted};
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  &:hover { background: ${tokens.colour.hover}; }
  &[aria-selected='true'] {
    color: ${tokens.colour.brand};
    border-bottom-color: ${tokens.colour.brand};
    ${chosenWhenForced}
  }
  &:focus-visible { outline-offset: -2px; }
`;

interface PanelTabsProps {
  tabs: readonly { readonly id: string; readonly label: string }[];
  value: string;
  onChange: (id: string) => void;
  /** Id of the element that shows the open tab. */
  controls: string;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Chooses what stands beside the picture; arrow keys move between the tabs. */
export function PanelTabs({ tabs, value, onChange, controls }: PanelTabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ id }) => id === value);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    onChange(next.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <List role="tablist" aria-label="Panel diagram" onKeyDown={onKeyDown}>
      {tabs.map(({ id, label }) => (
        <Tab
          key={id}
          type="button"
          role="tab"
          data-tab={id}
          aria-selected={id === value}
          aria-controls={controls}
          tabIndex={id === value ? 0 : -1}
          onClick={() => onChange(id)}
        >
          {label}
        </Tab>
      ))}
    </List>
  );
}
