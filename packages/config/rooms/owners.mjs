/** Lines of CODEOWNERS as pairs of place and owner, in their order. */
export const ownerLines = (text) =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));

/** Who is asked about a file: the last line that fits it says so. Places are `*` or a folder from the root (`/mf-x/`). */
export function ownerOf(lines, file) {
  const line = lines.findLast(([place]) => place === '*' || `/${file}`.startsWith(place));
  return line?.[1] ?? null;
}

/** Files by their owner, owners in the order of their first file. */
export function filesByOwner(lines, files) {
  const rooms = new Map();
  for (const file of files) {
    const owner = ownerOf(lines, file);
    rooms.set(owner, [...(rooms.get(owner) ?? []), file]);
  }
  return rooms;
}
