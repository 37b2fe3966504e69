import type { TingkatPohon } from '@selaras/domain';
import { PageLink, usePages } from '@selaras/portal';
import type { ReactNode } from 'react';

/** The public tree; its address names a box by `node`. */
const TREE = 'cascading.publik-makro';

interface TreeLinkProps {
  tingkat: TingkatPohon;
  id: number;
  /** Whose tree shows the box; null: the regency's. */
  unit: number | null;
  /** What the box is about. */
  about: string;
  children: ReactNode;
}

/** Leads to a box in the public tree, which opens with it chosen; nothing where the portal has no tree. */
export function TreeLink({ tingkat, id, unit, about, children }: TreeLinkProps) {
  const { hasPage } = usePages();
  if (!hasPage(TREE)) return null;
  return (
    <PageLink
      page={TREE}
      query={{ satuan_kerja_id: unit, node: `${tingkat}:${id}` }}
      aria-label={`Lihat di diagram: ${about}`}
    >
      {children}
    </PageLink>
  );
}
