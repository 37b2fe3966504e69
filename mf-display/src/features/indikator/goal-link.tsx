import type { PemilikIndikator } from '@selaras/contracts';
import type { ReactNode } from 'react';
import { useDisplayKind } from '../../frame/display-kind';
import { IndikatorLink } from './indikator-link';

interface GoalLinkProps {
  pemilik: PemilikIndikator;
  /** null: the goal is not there any more. */
  id: number | null;
  children: ReactNode;
}

/**
 * Leads from a goal in a table to its indicator's page, where there is one: that page is everybody's and shows final data,
 * which a unit's own draft is not.
 */
export function GoalLink({ pemilik, id, children }: GoalLinkProps) {
  const { publik } = useDisplayKind();
  if (id === null || !(publik || pemilik === 'kabupaten')) return children;
  return (
    <IndikatorLink pemilik={pemilik} id={id}>
      {children}
    </IndikatorLink>
  );
}
