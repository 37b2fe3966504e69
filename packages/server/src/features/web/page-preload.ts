import type { Registry, RegistryEntry } from '@selaras/contracts';

/** A resource that the page at an address will ask for anyway. */
export interface Preload {
  readonly href: string;
  readonly as: 'script' | 'fetch';
  readonly integrity?: string;
}

/**
 * What the remote's page at this path needs first: the remote's entry and the page's own scripts, so that they come
 * beside the shell's and not after them. Nothing for pages of the shell.
 */
export function pagePreloads(path: string, { remotes }: Registry): Preload[] {
  for (const remote of Object.values(remotes)) {
    const pages = remote.manifest.pages
      .filter((page) => pagePattern(page.path).test(path))
      .sort((a, b) => parameters(a.path) - parameters(b.path));
    const [page] = pages;
    if (page !== undefined) return scriptsOf(remote, page.id);
  }
  return [];
}

function scriptsOf({ entry, integrity, preload }: RegistryEntry, pageId: string): Preload[] {
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
export function preloadLink({ href, as, integrity }: Preload): string {
  const hash = integrity === undefined ? '' : ` integrity="${escapeAttribute(integrity)}"`;
  return `<link rel="preload" as="${as}" href="${escapeAttribute(href)}" crossorigin="anonymous"${hash}>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
