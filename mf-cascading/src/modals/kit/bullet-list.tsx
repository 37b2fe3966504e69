import { plainList, space, tokens } from '@selaras/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const List = styled.ul`
  ${plainList(2)}
  & > li {
    display: flex;
    gap: ${space(2)};
    padding: ${space(2)} ${space(3)};
    border: 1px solid ${tokens.colour.line};
    border-radius: ${tokens.radius.control};
    overflow-wrap: anywhere;
  }
`;

interface BulletListProps {
  items: readonly { readonly id: string | number; readonly text: ReactNode }[];
  /** Said when there is none (spec 1 §8). */
  empty: string;
  label: string;
}

/** Records one below the other. */
export function BulletList({ items, empty, label }: BulletListProps) {
  if (items.length === 0) return <p>{empty}</p>;
  return (
    <List aria-label={label}>
      {items.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </List>
  );
}
