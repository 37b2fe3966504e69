import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ShellBuild, shellBuildSchema } from '@selaras/contracts';
import { html } from '../../kit/html/html';
import type { PageText } from '../../kit/html/page-text';
import { strongEtag } from '../../plugins/etag';
import { ProblemError } from '../../plugins/problem';
import { type Preload, preloadLink } from './page-preload';
import { withPageText } from './with-page-text';

interface ShellPage {
  readonly html: string;
  readonly etag: string;
}

interface KeptShell {
  readonly mtimeMs: number;
  readonly html: string;
  readonly build: ShellBuild;
}

const NOTHING_TO_PRELOAD: ShellBuild = { pages: [], scripts: {} };

/** Reads the shell's `index.html` and puts lines into its head; read again when a new build has replaced it. */
export function shellPage(folder: string) {
  const file = join(folder, 'index.html');
  let kept: KeptShell | undefined;

  return async function read(
    preloadsOf: (shell: ShellBuild) => readonly Preload[],
    metas: Record<string, string>,
    text: PageText | null,
  ): Promise<ShellPage> {
    const found = await stat(file).catch(() => undefined);
    if (found === undefined) {
      throw new ProblemError('TIDAK_DITEMUKAN', { pesan: 'Portal belum dibangun. Jalankan npm start.' });
    }
    if (kept?.mtimeMs !== found.mtimeMs)
      kept = {
        mtimeMs: found.mtimeMs,
        html: await readFile(file, 'utf8'),
        build: await readBuild(join(folder, 'shell.json')),
      };
    const lines = [
      ...Object.entries(metas).map(
        ([name, content]) => html`<meta name="${name}" content="${content}">`.text,
      ),
      ...preloadsOf(kept.build).map(preloadLink),
    ];
    const shell = text === null ? kept.html : withPageText(kept.html, text);
    const page = shell.replace('</head>', () => `${lines.join('')}</head>`);
    return { html: page, etag: strongEtag(page) };
  };
}

/** Without the build's list pages come all the same, only later. */
async function readBuild(file: string): Promise<ShellBuild> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? NOTHING_TO_PRELOAD : shellBuildSchema.parse(JSON.parse(text));
}
