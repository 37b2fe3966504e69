import { selectionOf } from '../rapat/rapat-list';

/** Height of a frame before it is fitted; a card of a handful of rows fits in it. */
const HEIGHT = 560;

const PUBLIC = '/public-display/';

/** A public page that is to be shown in another page. */
export interface Embedded {
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly tahun: number;
  readonly title: string;
}

/** Address of the card of a public page, with what was chosen there and the year that is shown. */
export function embedAddress({ origin, pathname, search, tahun }: Embedded): string {
  const { page, ...selection } = selectionOf(new URLSearchParams(search));
  const query = new URLSearchParams({ ...selection, tahun: String(tahun) });
  return `${origin}${pathname.replace(PUBLIC, '/embed/').replace(/\/$/, '')}?${query}`;
}

const quoted = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The one line that shows the card in another page. */
export const embedLine = (embedded: Embedded): string =>
  `<iframe src="${quoted(embedAddress(embedded))}" title="${quoted(`${embedded.title} ${embedded.tahun}`)}" width="100%" height="${HEIGHT}" style="border:0" loading="lazy"></iframe>`;
