import type { AsalIndikator } from '@selaras/contracts';
import { PageLink } from '@selaras/portal';
import type { ReactNode } from 'react';
import { useKeptQuery } from '../../frame/way-on';

interface IndikatorLinkProps {
  pemilik: AsalIndikator;
  id: number;
  children: ReactNode;
}

/** Leads to the page of one indicator; a meeting that opens it goes on there. */
export function IndikatorLink({ pemilik, id, children }: IndikatorLinkProps) {
  return (
    <PageLink page="publik-makro.indikator" params={{ pemilik, id }} query={useKeptQuery()}>
      {children}
    </PageLink>
  );
}
