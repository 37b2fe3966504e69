import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PortalAbilities, PortalPage } from '@selaras/admission';
import {
  type AnyCall,
  contractOf,
  type RemoteManifest,
  type ShellBuild,
  shellBuildSchema,
  shellParts,
} from '@selaras/contracts';
import { roleNames } from '@selaras/roles';

/** All JavaScript that a first page of a remote may wait for, as browsers receive it (ADR 50). */
const FIRST_PAGE_BYTES = 265_000;
const SCRIPT_TAG = /<script[^>]* src="([^"]+)"/g;

/** What the running portal is made of. */
export interface PortalParts {
  /** Folder of the shell's build. */
  readonly shellDir: string;
  /** Manifests of the active remotes. */
  readonly manifests: readonly RemoteManifest[];
  /** Every call that the server answers. */
  readonly calls: readonly AnyCall[];
}

/**
 * All that a version of a remote is compared with before it may become active.
 * @throws when the shell was not built, or by an earlier release that does not say what it provides
 */
export async function portalAbilities({ shellDir, manifests, calls }: PortalParts): Promise<PortalAbilities> {
  const [html, text] = await Promise.all(
    ['index.html', 'shell.json'].map((file) => readFile(join(shellDir, file), 'utf8')),
  );
  const shell = shellBuildSchema.parse(JSON.parse(text ?? ''));
  if (shell.provides === undefined) {
    throw new Error('shell.json tidak menyebut apa yang disediakan portal: bangun shell lagi.');
  }
  const own = shell.pages.map(({ id, path }): PortalPage => ({ owner: 'shell', id, path }));
  return {
    ...shell.provides,
    roles: roleNames,
    pages: [...own, ...manifests.flatMap(pagesOf)],
    calls: calls.map(contractOf),
    budget: { firstPage: FIRST_PAGE_BYTES, shared: await sharedBytes(shellDir, html ?? '', shell) },
  };
}

const pagesOf = ({ name, pages }: RemoteManifest): PortalPage[] =>
  pages.map(({ id, path }) => ({ owner: name, id, path }));

/** Scripts of the shell that every page of a remote behind a session waits for. */
async function sharedBytes(shellDir: string, html: string, { scripts }: ShellBuild): Promise<number> {
  const parts = [shellParts.signedIn, shellParts.remotes].flatMap((part) => scripts[part] ?? []);
  const first = [...html.matchAll(SCRIPT_TAG)].map(([, src = '']) => src);
  const paths = [...new Set([...first, ...parts.map(({ path }) => path)])];
  const sizes = await Promise.all(paths.map((path) => sentBytes(join(shellDir, path))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Bytes of a file as browsers receive it: compressed where the build has done so. */
async function sentBytes(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}
