import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space, tokens } from '../token/tokens';

/** On a telephone the title says where one is, and the menu leads to the first page: only what lies between is a way. */
const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
  font-size: ${tokens.text[12]};
  color: ${tokens.colour.muted};
  & a {
    color: inherit;
    text-decoration: none;
    @media (pointer: coarse) { display: inline-block; padding-block: 13px; }
  }
  & a:hover { color: ${tokens.colour.brand}; text-decoration: underline; }
  & [aria-current] { color: ${tokens.colour.text}; font-weight: 600; }
  & li {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }
  @media (max-width: 560px) {
    & > [aria-current], &:not(:has(> :nth-child(3))) { display: none; }
  }
  @media print { display: none; }
`;

export interface Crumb {
  label: string;
  /** Left out for the page itself. */
  href?: string;
}

export interface BreadcrumbProps {
  items: readonly Crumb[];
  /** Draws the link of a parent, for instance with the router's link; a plain anchor by default. */
  renderLink?: (crumb: Crumb & { href: string }) => ReactNode;
}

/** The way from the root to this page; the last entry is the page itself. */
export function Breadcrumb({
  items,
  renderLink = ({ href, label }) => <a href={href}>{label}</a>,
}: BreadcrumbProps) {
  return (
    <nav aria-label="Remah roti">
      <List>
        {items.map(({ label, href }, index) => {
          const last = index === items.length - 1;
          return (
            <li key={`${href ?? ''}${label}`} aria-current={last ? 'page' : undefined}>
              {index > 0 && <ChevronRight size={14} aria-hidden="true" />}
              {last || href === undefined ? label : renderLink({ label, href })}
            </li>
          );
        })}
      </List>
    </nav>
  );
}
