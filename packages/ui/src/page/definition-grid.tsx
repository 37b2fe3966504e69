import { EMPTY_VALUE } from '@selaras/domain';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space, tokens } from '../token/tokens';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: ${space(4)} ${space(6)};
  & > div { min-width: 0; }
  & > div[data-wide] { grid-column: 1 / -1; }
  & dt { font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
  & dd { max-width: 75ch; overflow-wrap: anywhere; white-space: pre-line; }
`;

/** One fact. */
export interface Definition {
  term: string;
  /** Nothing shows as a dash. */
  value: ReactNode;
  /** Takes a line of its own, as long texts do. */
  wide?: boolean;
}

/** Facts of one thing as pairs of name and value. */
export function DefinitionGrid({ items }: { items: readonly Definition[] }) {
  return (
    <List>
      {items.map(({ term, value, wide }) => (
        <div key={term} data-wide={wide || undefined}>
          <dt>{term}</dt>
          <dd>{value === null || value === undefined || value === '' ? EMPTY_VALUE : value}</dd>
        </div>
      ))}
    </List>
  );
}
