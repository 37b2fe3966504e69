import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { space, tokens } from '../token/tokens';

const Root = styled.nav`
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  margin-bottom: ${space(3)};
  @media (max-width: 560px) { margin-bottom: ${space(1)}; }
  border-bottom: 1px solid ${tokens.colour.line};
  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.controlHeight};
    padding: ${space(1)} ${space(3)};
    border-bottom: 2px solid transparent;
    margin-bottom: -1px;
    color: ${tokens.colour.muted};
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }
  & a:hover { color: ${tokens.colour.text}; }
  & a[aria-current] { color: ${tokens.colour.brand}; border-bottom-color: ${tokens.colour.brand}; }
  & a:focus-visible { outline-offset: -2px; }
  @media print { & a:not([aria-current]) { display: none; } }
`;

export interface ViewLink {
  readonly label: string;
  readonly href: string;
  /** `page` on the view that is shown. */
  readonly 'aria-current': 'page' | undefined;
}

export interface ViewLinksProps {
  /** Says what the views differ in. */
  label: string;
  views: readonly ViewLink[];
  /** Draws a link, for instance with the router's; a plain anchor by default. */
  renderLink?: (view: ViewLink) => ReactNode;
}

/** Views of one page, each at an address of its own, so that any of them can be shared, opened beside another or come back to. */
export function ViewLinks({
  label,
  views,
  renderLink = ({ label: words, ...link }) => <a {...link}>{words}</a>,
}: ViewLinksProps) {
  const strip = useRef<HTMLElement>(null);
  const current = views.findIndex((view) => view['aria-current'] !== undefined);
  // On a telephone the strip is wider than the screen: it opens where its reader is.
  useLayoutEffect(() => {
    const link = strip.current?.children[current];
    if (!(link instanceof HTMLElement) || strip.current === null) return;
    const { offsetLeft, clientWidth } = strip.current;
    strip.current.scrollLeft = link.offsetLeft - offsetLeft - (clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <Root ref={strip} aria-label={label}>
      {views.map((view) => (
        <Fragment key={view.href}>{renderLink(view)}</Fragment>
      ))}
    </Root>
  );
}
