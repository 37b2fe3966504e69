import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { servers } from '../../server/servers';
import { builtHosts } from './built-hosts';
import { snippet } from './embed-guide';
import type { HostPage } from './host-server';
import { type HostName, hostOf, hosts, type Pair, pairs, pathOf } from './pairs';

const { origin } = servers.demo;
const SCRIPT = `<script src="${origin}/sematkan/cascading.js" crossorigin="anonymous"></script>`;

/** Files of `hosts/` that are served as they are. */
const served = ['halaman.css', 'keras.css', 'tema.css', 'warisan.js'];

/** Somebody's page: a heading, a button that has the focus, text above and below, and a place for the diagram. */
function pageOf({ host, adapter }: Pair): string {
  const { sheet, before, bundler } = hostOf(host);
  const sheets = ['halaman', sheet]
    .filter(Boolean)
    .map((name) => `<link rel="stylesheet" href="/uji/${name}.css">`);
  const first = before === undefined ? '' : `<script src="/uji/${before}.js"></script>`;
  const own = adapter === 'bingkai' ? 'bingkai' : bundler === undefined ? host : null;
  const embed = bundler === undefined && adapter !== 'bingkai' ? SCRIPT : '';
  const starts =
    own === null
      ? `<script type="module" src="/uji/${bundler}/mulai.js"></script>`
      : `<script src="/uji/${own}.js" defer></script>`;
  const frame = adapter === 'bingkai' ? `<template id="bingkai">${snippet('html bingkai')}</template>` : '';
  return `<!doctype html><html lang="id" data-selaras="${origin}" data-adapter="${adapter}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Portal lain </title>${sheets.join('')}${first}${embed}${starts}</head><body><main><h1>Portal lain</h1><p>Isi halaman. <button id="penekan" type="button">Tombol halaman</button></p><div id="cascading"></div><p>Isi di bawahnya.</p><div class="panjang"></div></main>${frame}</body></html>`;
}

const around = (path: string) =>
  `<!doctype html><html lang="id"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Portal luar</title><link rel="stylesheet" href="/uji/halaman.css"></head><body><main><h1>Portal luar</h1><iframe src="${path}" title="Halaman di dalamnya"></iframe></main></body></html>`;

/** Pages of every pair by their path, with all that they load from the host's origin. */
export async function hostPages(): Promise<{
  pages: Record<string, HostPage>;
  scripts: Record<string, string>;
}> {
  const policy = snippet('http kebijakan').split(': ').slice(1).join(': ').trim();
  const pages: Record<string, HostPage> = {};
  for (const pair of pairs) {
    const { strict, framed } = hostOf(pair.host);
    const page = { html: pageOf(pair), ...(strict && { policy }) };
    if (framed) {
      pages[`${pathOf(pair)}/isi`] = page;
      pages[pathOf(pair)] = { html: around(`${pathOf(pair)}/isi`) };
    } else pages[pathOf(pair)] = page;
  }
  const built = await builtHosts(Object.keys(hosts) as HostName[]);
  const files = served.map(
    async (name) =>
      [`/uji/${name}`, await readFile(join(import.meta.dirname, 'hosts', name), 'utf8')] as const,
  );
  return { pages, scripts: { ...built, ...Object.fromEntries(await Promise.all(files)) } };
}
