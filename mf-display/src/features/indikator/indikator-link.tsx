import type { PemilikIndikator } from '@selaras/contracts';
import { PageLink, useSearchParams } from '@selaras/portal';
import type { ReactNode } from 'react';
import { rapatParams } from '../../rapat/rapat-list';

interface IndikatorLinkProps {
  pemilik: PemilikIndikator;
  id: number;
  children: ReactNode;
}

/** Leads to the page of one indicator; a meeting that opens it goes on there. */
export function IndikatorLink({ pemilik, id, children }: IndikatorLinkProps) {
  const [search] = useSearchParams();
  const query = Object.fromEntries(rapatParams.map((name) => [name, search.get(name)]));
  return (
    <PageLink page="publik-makro.indikator" params={{ pemilik, id }} query={query}>
      {children}
    </PageLink>
  );
}
