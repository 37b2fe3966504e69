import { PageLink, type PageParams, type PageQuery, usePages } from '@selaras/portal';
import type { ReactNode } from 'react';

/** A page on which a figure can be followed up. */
export interface Way {
  readonly page: string;
  readonly params?: PageParams;
  readonly query?: PageQuery;
}

/** A part of the same page, by its id, which every reader has. */
export interface PartOfPage {
  readonly part: string;
}

interface WayLinkProps {
  /** Pages that show what is counted, the best one first. */
  ways: readonly (Way | PartOfPage)[];
  children: ReactNode;
  /** The text says nothing but the way: without one nothing stands there. */
  onlyAsLink?: boolean;
}

/** Leads to the first of some pages that the reader has; where he has none, the text stands there alone. */
export function WayLink({ ways, children, onlyAsLink = false }: WayLinkProps) {
  const { hasPage } = usePages();
  const way = ways.find((one) => 'part' in one || hasPage(one.page));
  if (way === undefined) return onlyAsLink ? null : children;
  if ('part' in way) return <a href={`#${way.part}`}>{children}</a>;
  return (
    <PageLink page={way.page} params={way.params ?? {}} query={way.query ?? {}}>
      {children}
    </PageLink>
  );
}

/** The label of a figure as the way to what it counts. */
export const linkTo = (...ways: readonly (Way | PartOfPage)[]) =>
  function link(label: string): ReactNode {
    return <WayLink ways={ways}>{label}</WayLink>;
  };
