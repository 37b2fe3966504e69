import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Registry, RemoteBuild } from '@selaras/contracts';

/** Remotes that run on development servers, name → origin, from `mf_cascading=http://localhost:3101,…`. */
export function parseDevRemotes(text: string): Record<string, string> {
  const pairs = text
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split('=', 2) as [string, string]);
  return Object.fromEntries(pairs);
}

async function readJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  return (await response.json()) as T;
}

/** The registry of the API server, with the remotes under development taken from their own servers. */
async function devRegistry(apiOrigin: string, remotes: Record<string, string>): Promise<Registry> {
  const published = await readJson<Registry>(`${apiOrigin}/registry.json`);
  const entries = await Promise.all(
    Object.entries(remotes).map(async ([name, origin]) => {
      const build = await readJson<RemoteBuild>(`${origin}/remote.json`);
      const { version, requires, preload, manifest } = build;
      const entry = `${origin}/${build.entry}`;
      return [name, { version, entry, integrity: {}, requires, preload, manifest, fallback: null }] as const;
    }),
  );
  return { remotes: { ...published.remotes, ...Object.fromEntries(entries) } };
}

/** Answers `/registry.json` on the shell's development server. */
export function devRegistryMiddleware(apiOrigin: string, remotes: Record<string, string>) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (!request.url?.startsWith('/registry.json')) return next();
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Cache-Control', 'no-store');
    try {
      response.end(JSON.stringify(await devRegistry(apiOrigin, remotes)));
    } catch (error) {
      response.statusCode = 502;
      response.end(JSON.stringify({ pesan: String(error) }));
    }
  };
}
