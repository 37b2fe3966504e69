import type { ChildrenCount } from '@selaras/contracts';
import { Link, PageLink, RETURN_PARAM, useLocation, usePages } from '@selaras/portal';
import { Card, LinkButton, space, tokens } from '@selaras/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ChildKind, NewChild } from '../../core/detail/detail-description';

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
  /** The kind that a new row may be added to; it is told while it has none, too. */
  add: NewChild | null;
}

/** What stands directly below a row or is attached to it, kind by kind, each leading to its own page. */
export function ChildrenList({ items, kindOf, add }: ChildrenListProps) {
  const levels = [...new Set([...(add === null ? [] : [add.level]), ...items.map(({ level }) => level)])];
  return levels.map((level) => (
    <Kind
      key={level}
      kind={kindOf(level)}
      items={items.filter((item) => item.level === level)}
      actions={add?.level === level && <AddBelow {...add} />}
    />
  ));
}

/** Leads to the form of a new row below this one, and back here. */
function AddBelow({ sebutan, page, query }: NewChild) {
  const { hasPage, hrefOf } = usePages();
  const { pathname, search } = useLocation();
  const address = hasPage(page) ? hrefOf(page, {}, { ...query, [RETURN_PARAM]: pathname + search }) : null;
  if (address === null) return null;
  return (
    <LinkButton as={Link} to={address} size="small" icon={<Plus size={14} />}>
      Tambah {sebutan}
    </LinkButton>
  );
}

interface KindProps {
  kind: ChildKind;
  items: readonly ChildrenCount[];
  actions: ReactNode;
}

function Kind({ kind: { title, page }, items, actions }: KindProps) {
  return (
    <Card title={`${title} (${items.length})`} actions={actions}>
      {items.length === 0 && <p>Belum ada yang diturunkan ke sini.</p>}
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
