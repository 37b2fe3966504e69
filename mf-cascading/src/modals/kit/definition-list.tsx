import { space, tokens } from '@selaras/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(112px, 100%), 1fr));
  gap: ${space(4)};
  margin: 0;
  & dt { font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
  & dd { overflow-wrap: anywhere; }
  & > [data-lebar] { grid-column: 1 / -1; }
`;

export interface Definition {
  readonly label: string;
  readonly value: ReactNode;
  /** Takes the whole width. */
  readonly wide?: boolean;
}

/** Facts side by side, each under its name. */
export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <List>
      {items.map(({ label, value, wide }) => (
        <div key={label} data-lebar={wide}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
