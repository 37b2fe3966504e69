/** One column that a file may have: how its head may be written, and whether a file without it is refused. */
export interface FileColumn<Name extends string> {
  readonly name: Name;
  readonly title: string;
  readonly also: readonly string[];
  readonly required: boolean;
}

/** One row of a file under the names of its columns; a column that the file has not is empty. */
export type SheetRow<Name extends string> = { readonly nomor: number } & {
  readonly isi: Readonly<Record<Name, string>>;
};

/** Lines of a file that are no rows of it. */
export interface PassedOver {
  readonly nomor: readonly number[];
  readonly alasan: string;
}

export type ReadColumns<Name extends string> =
  | { readonly baris: readonly SheetRow<Name>[]; readonly dilewati: readonly PassedOver[] }
  | { readonly kurang: readonly string[] }
  | { readonly twice: readonly string[] };

/** Titles and notes may stand above the head, as people's sheets have them. */
const HEAD_WITHIN = 20;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Finds the head of a sheet among its first rows and gives the rows below it by column. Says which required columns are
 * missing when no row has them all, and which stand there twice. What stands above the head and empty rows are passed over;
 * `nomor` counts them, as the spreadsheet does.
 */
export function rowsByColumn<Name extends string>(
  rows: readonly (readonly string[])[],
  columns: readonly FileColumn<Name>[],
): ReadColumns<Name> {
  const candidates = rows.slice(0, HEAD_WITHIN).map((row) => placesIn(row, columns));
  const missing = candidates.map((places) =>
    columns.filter(({ name, required }) => required && !places.has(name)),
  );
  const head = missing.findIndex((lacking) => lacking.length === 0);
  if (head === -1) {
    const nearest = missing.reduce(
      (best, lacking) => (lacking.length < best.length ? lacking : best),
      [...columns.filter(({ required }) => required)],
    );
    return { kurang: nearest.map(({ title }) => title) };
  }
  const places = candidates[head] as ReadonlyMap<Name, number>;
  const twice = twiceIn(rows[head] ?? [], places);
  if (twice.length > 0) return { twice };
  const baris = rows.flatMap((row, index) => {
    if (index <= head || row.every((cell) => cell === '')) return [];
    const cells = columns.map(({ name }) => [name, row[places.get(name) ?? -1] ?? '']);
    return [{ nomor: index + 1, isi: Object.fromEntries(cells) as Record<Name, string> }];
  });
  const empty = rows.flatMap((row, index) =>
    index > head && index < (baris.at(-1)?.nomor ?? 0) && row.every((cell) => cell === '') ? [index + 1] : [],
  );
  const dilewati = [
    { nomor: rows.slice(0, head).map((_, index) => index + 1), alasan: 'di atas judul kolom' },
    { nomor: empty, alasan: 'kosong' },
  ];
  return { baris, dilewati: dilewati.filter(({ nomor }) => nomor.length > 0) };
}

/** Titles of columns that are written in two places, as the sheet has them. */
function twiceIn(row: readonly string[], places: ReadonlyMap<unknown, number>): string[] {
  const heads = row.map(plain);
  return [...places.values()].flatMap((place) =>
    heads.lastIndexOf(heads[place] ?? '') === place ? [] : [row[place] ?? ''],
  );
}

function placesIn<Name extends string>(
  row: readonly string[],
  columns: readonly FileColumn<Name>[],
): ReadonlyMap<Name, number> {
  const heads = row.map(plain);
  return new Map(
    columns.flatMap(({ name, title, also }) => {
      const names = [name, title, ...also].map(plain);
      const place = heads.findIndex((head) => names.includes(head));
      return place === -1 ? [] : [[name, place] as const];
    }),
  );
}
