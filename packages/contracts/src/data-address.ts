/** Formats in which a public display page answers its data, as its address ends. */
export const dataFormats = ['csv', 'xlsx', 'json', 'metadata.json'] as const;
export type DataFormat = (typeof dataFormats)[number];

/** Whether a path below the public displays is a file of data instead of a page. */
export const isDataPath = (url: string): boolean =>
  /^\/public-display\/[^?#]+\.(csv|xlsx|json)([?#]|$)/.test(url);

/** What a page's address names that its data have too: the year, the unit, the filters, a kept version. */
type DataQuery = Readonly<Record<string, string | number | undefined>>;

/** Address of a page with what it names. */
export function pageAddress(path: string, query: DataQuery): string {
  const named = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  return named.length === 0 ? path : `${path}?${named.join('&')}`;
}

/** Address of a page's data in one format: that of the page with an ending. */
export const dataAddress = (path: string, format: DataFormat, query: DataQuery): string =>
  pageAddress(`${path}.${format}`, query);
