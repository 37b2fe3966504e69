import type { KeadaanSalinan } from './jenis-salinan';

/** What choosing rows of a preview looks at. */
export interface BarisPilihan {
  readonly kunci: string;
  readonly keadaan: KeadaanSalinan;
  readonly butuh: readonly string[];
}

/** Everything that can be copied. */
export const semuaSalinan = (rows: readonly BarisPilihan[]): ReadonlySet<string> =>
  new Set(rows.flatMap(({ kunci, keadaan }) => (keadaan === 'baru' ? [kunci] : [])));

/** These rows with everything that stands on them. `rows` have what stands above first. */
function denganBawahan(rows: readonly BarisPilihan[], kunci: Iterable<string>): Set<string> {
  const found = new Set(kunci);
  for (const row of rows) if (row.butuh.some((one) => found.has(one))) found.add(row.kunci);
  return found;
}

/**
 * The choice once these rows are chosen or left out, with everything below them: whoever stands on a row that is left out
 * is left out too, and a row that is chosen brings what it stands on.
 */
export function pilihSalinan(
  rows: readonly BarisPilihan[],
  terpilih: ReadonlySet<string>,
  kunci: readonly string[],
  pilih: boolean,
): ReadonlySet<string> {
  const bawahan = denganBawahan(rows, kunci);
  if (!pilih) return new Set([...terpilih].filter((one) => !bawahan.has(one)));
  const wanted = new Set([...terpilih, ...bawahan]);
  for (const row of rows.toReversed()) {
    if (wanted.has(row.kunci)) for (const one of row.butuh) wanted.add(one);
  }
  return new Set(rows.flatMap((row) => (row.keadaan === 'baru' && wanted.has(row.kunci) ? [row.kunci] : [])));
}
