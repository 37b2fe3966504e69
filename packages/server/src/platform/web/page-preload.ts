import {
  isPublicArea,
  type LayoutName,
  type Registry,
  type RegistryEntry,
  type ShellBuild,
  shellParts,
} from '@selaras/contracts';
import { html } from '../../kit/html/html';

/** A resource that the page at an address will ask for anyway. */
export interface Preload {
  readonly href: string;
  readonly as: 'script' | 'fetch';
  readonly integrity?: string;
}

export interface Visit {
  readonly path: string;
  /** Whether the request carries a session: without one, pages behind it lead to the login. */
  readonly signedIn: boolean;
}

/**
 * What the page at an address needs first, so that it comes beside the shell's first script and not after it: the
 * layout, and either the shell's page or what loads remotes, the remote's entry and its page.
 */
export function pagePreloads({ path, signedIn }: Visit, { remotes }: Registry, shell: ShellBuild): Preload[] {
  for (const remote of Object.values(remotes)) {
    const page = pageAt(path, remote.manifest.pages);
    if (page === undefined) continue;
    const frame = [...layoutScripts(page.layout, path, shell), ...shellScripts(shellParts.remotes, shell)];
    return leadsToLogin(page.layout, signedIn) ? [] : [...frame, ...remoteScripts(remote, page.id)];
  }
  const page = pageAt(path, shell.pages);
  if (page === undefined || leadsToLogin(page.layout, signedIn)) return [];
  return [...layoutScripts(page.layout, path, shell), ...shellScripts(page.id, shell)];
}

const leadsToLogin = (layout: LayoutName, signedIn: boolean) => layout === 'default' && !signedIn;

/** What the remote's page at an address is called; empty for any other page. */
export const titleAt = (path: string, { remotes }: Registry): string =>
  Object.values(remotes)
    .map(({ manifest }) => pageAt(path, manifest.pages)?.title)
    .find((title) => title !== undefined) ?? '';

function pageAt<Page extends { readonly path: string }>(
  path: string,
  pages: readonly Page[],
): Page | undefined {
  const [page] = pages
    .filter((candidate) => pagePattern(candidate.path).test(path))
    .sort((a, b) => parameters(a.path) - parameters(b.path));
  return page;
}

function layoutScripts(layout: LayoutName, path: string, shell: ShellBuild): Preload[] {
  if (layout === 'default') return shellScripts(shellParts.signedIn, shell);
  return isPublicArea(path) ? shellScripts(shellParts.publicArea, shell) : [];
}

const shellScripts = (part: string, { scripts }: ShellBuild): Preload[] =>
  (scripts[part] ?? []).map(({ path, integrity }) => ({ href: path, as: 'script', integrity }));

function remoteScripts({ entry, integrity, preload }: RegistryEntry, pageId: string): Preload[] {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const files = new Set([entry.slice(folder.length), ...(preload[pageId] ?? [])]);
  return [...files].map((file) => ({ href: folder + file, as: 'script', integrity: integrity[file] }));
}

function pagePattern(path: string): RegExp {
  const source = path
    .split(/\{\w+\}/)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('[^/]+');
  return new RegExp(`^${source}/?$`);
}

function parameters(path: string): number {
  return path.split('{').length - 1;
}

/** `<link rel="preload">` of one resource, as the loader will ask for it. */
export const preloadLink = ({ href, as, integrity }: Preload): string =>
  html`<link rel="preload" as="${as}" href="${href}" crossorigin="anonymous"${integrity !== undefined && html` integrity="${integrity}"`}>`
    .text;
