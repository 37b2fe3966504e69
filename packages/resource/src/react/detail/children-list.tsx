import type { ChildrenCount } from '@selaras/contracts';
import { PageLink } from '@selaras/portal';
import { Card, space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import type { ChildKind } from '../../core/detail/detail-description';

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  & > li + li { border-top: 1px solid ${tokens.colour.line}; }
  & a { display: block; padding: ${space(2)} 0; color: ${tokens.colour.brand}; overflow-wrap: anywhere; }
`;

interface ChildrenListProps {
  items: readonly ChildrenCount[];
  kindOf: (level: string) => ChildKind;
}

/** What stands directly below a row or is attached to it, kind by kind, each leading to its own page. */
export function ChildrenList({ items, kindOf }: ChildrenListProps) {
  const levels = [...new Set(items.map(({ level }) => level))];
  return levels.map((level) => (
    <Kind key={level} kind={kindOf(level)} items={items.filter((item) => item.level === level)} />
  ));
}

function Kind({ kind: { title, page }, items }: { kind: ChildKind; items: readonly ChildrenCount[] }) {
  return (
    <Card title={`${title} (${items.length})`}>
      <List>
        {items.map(({ id, label }) => (
          <li key={id}>
            {page === null ? (
              label
            ) : (
              <PageLink page={page} params={{ id }}>
                {label}
              </PageLink>
            )}
          </li>
        ))}
      </List>
    </Card>
  );
}
