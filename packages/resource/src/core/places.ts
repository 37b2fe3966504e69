import { withReturn } from '@selaras/portal';

/** Addresses of an entity's views; `here` is the address from which one goes there and comes back to. */
export interface Places {
  list(here: string): string;
  create(here: string): string;
  show(id: number, here: string): string;
  edit(id: number, here: string): string;
}

/** The pages of an entity below its path, or the places that it names itself. */
export function placesOf({
  path,
  places,
}: {
  readonly path: string;
  readonly places?: Places | undefined;
}): Places {
  return (
    places ?? {
      list: () => path,
      create: (here) => withReturn(`${path}/create`, here),
      show: (id) => `${path}/${id}`,
      edit: (id, here) => withReturn(`${path}/${id}/edit`, here),
    }
  );
}
