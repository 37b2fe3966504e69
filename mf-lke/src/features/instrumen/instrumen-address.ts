/** Name in the address of the recap that opens the instrument of a year. */
export const INSTRUMEN = 'instrumen';

/** The year that an address names; null: none. */
export function instrumenYear(address: URLSearchParams): number | null {
  const tahun = Number(address.get(INSTRUMEN));
  return Number.isInteger(tahun) && tahun >= 2019 && tahun <= 2100 ? tahun : null;
}
