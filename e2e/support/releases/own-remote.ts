import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Registry, RegistryEntry, RemoteBuild } from '@selaras/contracts';
import { servers } from '../../server/servers';

export const remoteNames = ['pustaka', 'single-spa', 'vue'] as const;

const folderOf = (name: RemoteName) => join(import.meta.dirname, '../../remotes', name);

type RemoteName = (typeof remoteNames)[number];

/** Where the files of a built remote lie. */
export const distOf = (name: RemoteName): string => join(folderOf(name), 'dist');

const run = (folder: string, command: string, args: readonly string[]) => {
  execFileSync(command, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};
const runBin = (folder: string, tool: string) =>
  run(folder, join(import.meta.dirname, '../../node_modules/.bin', tool), ['build']);

/** What a team may build its lifecycles with, by the file that sets it up. */
const teamTools: Readonly<Record<string, (folder: string) => void>> = {
  'vite.config.js': (folder) => runBin(folder, 'vite'),
  'webpack.config.js': (folder) =>
    run(folder, process.execPath, [join(import.meta.dirname, 'run-webpack.mjs')]),
};

/** Builds a remote of `e2e/remotes/` as a team would, with the tools of its own first if it has any. */
export function buildRemote(name: RemoteName): void {
  const folder = folderOf(name);
  for (const [config, build] of Object.entries(teamTools)) {
    if (existsSync(join(folder, config))) build(folder);
  }
  runBin(folder, 'rsbuild');
}

/** What was added for each page, by name. */
const registered = new WeakMap<Page, Registry['remotes']>();

/** Adds a built remote to what this browser finds registered, as publishing it would. */
export async function registerRemote(page: Page, dist: string): Promise<void> {
  const build = JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8')) as RemoteBuild;
  const { name, version, integrity, requires, preload, manifest } = build;
  const folder = `/remotes/${name}/${version}/`;
  const entry: RegistryEntry = {
    version,
    entry: `${folder}${build.entry}`,
    integrity,
    requires,
    preload,
    manifest,
    ...(manifest.kind && { kind: manifest.kind }),
    fallback: null,
  };
  const published = (await (await fetch(`${servers.demo.origin}/registry.json`)).json()) as Registry;
  const own = { ...registered.get(page), [name]: entry };
  registered.set(page, own);
  await page.route('**/registry.json', (route) =>
    route.fulfill({ json: { remotes: { ...published.remotes, ...own } } }),
  );
  await page.route(`**${folder}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(dist, pathname.slice(folder.length)) });
  });
}
