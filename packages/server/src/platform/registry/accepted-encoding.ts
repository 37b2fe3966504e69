/** Forms in which files of versions and the registry lie ready, the smallest first. */
const ready = ['br', 'gzip'] as const;
type ReadyEncoding = (typeof ready)[number];

/** The smallest ready form that a client takes (`Accept-Encoding`); undefined: the bytes as they are. */
export function acceptedEncoding(header: string | string[] | undefined): ReadyEncoding | undefined {
  const taken = new Set(
    String(header ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim()),
  );
  return ready.find((encoding) => taken.has(encoding));
}
