/** Until then the line belongs to the first page; what is published within its first seconds it need not know. */
const AFTER_MS = 10_000;
/** A line that was gone at that moment is tried again so often: a page stays open for a whole working day. */
const AGAIN_MS = 60_000;

/** Begins to follow versions once the first page has its data, and tries again as long as the code does not come. */
export function followLater(follow: () => Promise<void>): void {
  const begin = () => void follow().catch(() => setTimeout(begin, AGAIN_MS));
  setTimeout(begin, AFTER_MS);
}
