import type { RemoteManifest } from '@selaras/contracts';
import type { FocusEvent, PointerEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { AddressOf, PageId, PageQuery, PathOf } from './page-types';
import { usePages } from './use-pages';

type Params<Path extends string> = AddressOf<Path>[0];

export type PageLinkProps<
  Manifest extends RemoteManifest = RemoteManifest,
  Id extends PageId<Manifest> = PageId<Manifest>,
> = Omit<LinkProps, 'to'> & {
  /** Id of the page. */
  readonly page: Id;
  readonly query?: PageQuery;
} & (undefined extends Params<PathOf<Manifest, Id>>
    ? { readonly params?: Params<PathOf<Manifest, Id>> }
    : { readonly params: Params<PathOf<Manifest, Id>> });

/**
 * A link to a page of the portal. What draws the page is fetched when the link is pointed at or focused. Where the portal
 * does not have the page, or its guard keeps the reader out, the link's text stands there alone.
 */
export function PageLink({ page, params, query, children, ...link }: PageLinkProps) {
  const { hrefOf, hasPage, preload } = usePages();
  const href = hasPage(page) ? hrefOf(page, params, query) : null;
  if (href === null) return <span className={link.className}>{children}</span>;
  return (
    <Link
      {...link}
      to={href}
      onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => {
        preload(page);
        link.onPointerEnter?.(event);
      }}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
        preload(page);
        link.onFocus?.(event);
      }}
    >
      {children}
    </Link>
  );
}
