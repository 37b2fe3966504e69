/** What is wrong with a row, by the title of its column. */
export interface RowFault {
  readonly kolom: string;
  readonly pesan: string;
  /** Whether another row is at fault: nothing of this one is refused for what it says. */
  readonly ofOther?: boolean;
}

/** A cell's text inside a message: only its beginning when it is longer than so many letters. */
export function excerpt(text: string, max = 200): string {
  // Letters, not code units: half of one could not be stored.
  const letters = [...text.slice(0, 2 * max + 2)];
  return letters.length > max ? `${letters.slice(0, max).join('')}…` : text;
}
