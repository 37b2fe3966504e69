import type { Places } from '../places';

/** Search parameter that says which view of a page is open. */
export const PANEL = 'panel';

/** The form of a new row. */
export const NEW = 'baru';

/** What stands on a page: its list, another view of the whole, or a view of one row. */
export type Panel<Whole extends string, OfRow extends string> =
  | { readonly kind: 'daftar' | Whole }
  | { readonly kind: OfRow; readonly id: number };

/** Reads `baru` or `lihat-12`, as far as the page knows such views; anything else is the list. */
export function readPanel<const Whole extends string, const OfRow extends string>(
  text: string | null,
  { whole, ofRow }: { readonly whole: readonly Whole[]; readonly ofRow: readonly OfRow[] },
): Panel<Whole, OfRow> {
  const plain = whole.find((known) => known === text);
  if (plain !== undefined) return { kind: plain };
  const [, name, digits] = /^([a-z]+)-([1-9]\d{0,14})$/.exec(text ?? '') ?? [];
  const kind = ofRow.find((known) => known === name);
  return kind === undefined ? { kind: 'daftar' } : { kind, id: Number(digits) };
}

/** The same address with another view open; null is the list. */
export function panelAddress(here: string, panel: string | null): string {
  const [path = '', search = ''] = here.split('?', 2);
  const params = new URLSearchParams(search);
  if (panel === null) params.delete(PANEL);
  else params.set(PANEL, panel);
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The views of a row are states of the one page, so that search, filters and page of the list stay. */
export const panelPlaces = {
  list: (here: string) => panelAddress(here, null),
  create: (here: string) => panelAddress(here, NEW),
  show: (id: number, here: string) => panelAddress(here, `lihat-${id}`),
  edit: (id: number, here: string) => panelAddress(here, `ubah-${id}`),
} satisfies Places;
