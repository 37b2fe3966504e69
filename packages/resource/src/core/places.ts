import { type PageParams, type PortalPages, withReturn } from '@selaras/portal';

/**
 * Addresses of an entity's views; `here` is the address from which one goes there and comes back to. null where the
 * portal has no such page for its reader.
 */
export interface Places {
  list(here: string): string | null;
  create(here: string): string | null;
  show(id: number, here: string): string | null;
  edit(id: number, here: string): string | null;
}

interface Placed {
  /** Its pages are `name`, `name.create`, `name.show` and `name.edit`, where the path is `/name`. */
  readonly path: string;
  readonly places?: Places | undefined;
}

/** Address of a page as the reader finds it; null where it is not there for him. */
export const addressOf = (
  { hasPage, hrefOf }: Pick<PortalPages, 'hasPage' | 'hrefOf'>,
  page: string,
  params?: PageParams,
): string | null => (hasPage(page) ? hrefOf(page, params) : null);

/** The pages of an entity as the portal has them, or the places that it names itself. */
export function placesOf({ path, places }: Placed, portal: Pick<PortalPages, 'hasPage' | 'hrefOf'>): Places {
  const name = path.slice(1);
  const page = (view: string, params?: PageParams) => addressOf(portal, `${name}${view}`, params);
  const returning = (address: string | null, here: string) => address && withReturn(address, here);
  return (
    places ?? {
      list: () => page(''),
      create: (here) => returning(page('.create'), here),
      show: (id) => page('.show', { id }),
      edit: (id, here) => returning(page('.edit', { id }), here),
    }
  );
}
