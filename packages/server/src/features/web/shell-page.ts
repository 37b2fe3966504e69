import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { strongEtag } from '../../plugins/etag';
import { ProblemError } from '../../plugins/problem';
import { type Preload, preloadLink } from './page-preload';

interface ShellPage {
  readonly html: string;
  readonly etag: string;
}

/** Reads the shell's `index.html` and puts lines into its head; read again when a new build has replaced it. */
export function shellPage(folder: string) {
  const file = join(folder, 'index.html');
  let kept: { mtimeMs: number; html: string } | undefined;

  return async function read(
    preloads: readonly Preload[],
    metas: Record<string, string>,
  ): Promise<ShellPage> {
    const found = await stat(file).catch(() => undefined);
    if (found === undefined) {
      throw new ProblemError('TIDAK_DITEMUKAN', { pesan: 'Portal belum dibangun. Jalankan npm start.' });
    }
    if (kept?.mtimeMs !== found.mtimeMs)
      kept = { mtimeMs: found.mtimeMs, html: await readFile(file, 'utf8') };
    const lines = [
      ...Object.entries(metas).map(([name, content]) => `<meta name="${name}" content="${content}">`),
      ...preloads.map(preloadLink),
    ];
    const html = kept.html.replace('</head>', () => `${lines.join('')}</head>`);
    return { html, etag: strongEtag(html) };
  };
}
