import type { PemilikIndikator } from '@selaras/contracts';
import { PageLink } from '@selaras/portal';
import type { ReactNode } from 'react';

interface IndikatorLinkProps {
  pemilik: PemilikIndikator;
  id: number;
  children: ReactNode;
}

/** Leads to the page of one indicator. */
export const IndikatorLink = ({ pemilik, id, children }: IndikatorLinkProps) => (
  <PageLink page="publik-makro.indikator" params={{ pemilik, id }}>
    {children}
  </PageLink>
);
