/** As it sounds: `Satuan-Kerja_ID` is written like `satuanKerjaId`. */
const plain = (name: string) => name.toLowerCase().replace(/[-_]/g, '');

/** Letters that a part of a name must have to stand for the whole. */
const LEAST_PART = 4;

/** The known name that somebody may have meant; null when none is near. */
export function nearName(name: string, known: readonly string[]): string | null {
  const written = plain(name);
  const distances = known.map((one) => [one, distanceTo(plain(one), written)] as const);
  const [nearest] = distances.filter(([, far]) => far !== null).sort(([, a], [, b]) => (a ?? 0) - (b ?? 0));
  return nearest?.[0] ?? null;
}

/** Letters that have to change to make one of the other; null where they are too many and neither is a part. */
function distanceTo(known: string, written: string): number | null {
  const isPart = written.length >= LEAST_PART && known.includes(written);
  const goesOn = known.length > LEAST_PART && written.startsWith(known);
  const longer = Math.abs(known.length - written.length);
  if (isPart || goesOn) return longer;
  const most = Math.floor(known.length / 3);
  if (longer > most) return null;
  const far = editDistance(known, written);
  return far > most ? null : far;
}

/** Letters put in, left out, exchanged, or swapped with their neighbour (optimal string alignment). */
function editDistance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, at) => at)];
  const at = (line: number, place: number) => rows[line]?.[place] ?? 0;
  for (let line = 1; line <= from.length; line += 1) {
    rows.push([line]);
    for (let place = 1; place <= to.length; place += 1) {
      const same = from[line - 1] === to[place - 1];
      const swapped = from[line - 1] === to[place - 2] && from[line - 2] === to[place - 1];
      const ways = [
        at(line - 1, place) + 1,
        at(line, place - 1) + 1,
        at(line - 1, place - 1) + (same ? 0 : 1),
        ...(swapped ? [at(line - 2, place - 2) + 1] : []),
      ];
      rows[line]?.push(Math.min(...ways));
    }
  }
  return at(from.length, to.length);
}
