let attempts = 0;

/** Address of an entry under which no cache has an answer, neither of this visit nor of an earlier one. */
export function freshEntry(entry: string, now: Date = new Date()): string {
  attempts += 1;
  return `${entry}?coba=${now.getTime().toString(36)}-${attempts}`;
}
