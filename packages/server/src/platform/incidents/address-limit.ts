const MINUTE_MS = 60_000;

/**
 * Counts what comes from each address within the running minute, in this process alone: a few too many at a load
 * balancer do no harm here. Answers the seconds to wait when an address has used up its share, else null.
 */
export function addressLimit(most: number, clock: () => Date): (address: string) => number | null {
  let counts = new Map<string, number>();
  let began = 0;
  return (address) => {
    const now = clock().getTime();
    if (now - began >= MINUTE_MS) {
      counts = new Map();
      began = now;
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count > most ? Math.ceil((began + MINUTE_MS - now) / 1000) : null;
  };
}
