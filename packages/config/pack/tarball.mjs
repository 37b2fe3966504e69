import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** The same bytes for the same files, whenever and wherever they are packed. */
const mtime = new Date(0);

/** Files by their place, as npm packs them. */
export async function tarball(files, executable = []) {
  const tar = pack();
  for (const [name, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const mode = executable.includes(name) ? 0o755 : 0o644;
    tar.entry({ name: `package/${name}`, mtime, mode }, content);
  }
  tar.finalize();
  return buffer(tar.pipe(createGzip()));
}
