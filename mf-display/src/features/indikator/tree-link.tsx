import type { TingkatPohon } from '@selaras/domain';
import { PageLink, usePages } from '@selaras/portal';

/** The public tree; its address names a box by `node`. */
const TREE = 'cascading.publik-makro';

interface TreeLinkProps {
  tingkat: TingkatPohon;
  id: number;
  /** Whose tree shows the box; null: the regency's. */
  unit: number | null;
  /** What the box is about. */
  about: string;
  /** What is read; its name says what the box is about, too. */
  children: string;
}

/** Leads to a box in the public tree, which opens with it chosen; nothing where the portal has no tree. */
export function TreeLink({ tingkat, id, unit, about, children }: TreeLinkProps) {
  const { hasPage } = usePages();
  if (!hasPage(TREE)) return null;
  return (
    <PageLink
      page={TREE}
      query={{ satuan_kerja_id: unit, node: `${tingkat}:${id}` }}
      aria-label={`${children}: ${about}`}
    >
      {children}
    </PageLink>
  );
}
