import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, hasSnippet } from './embed-guide';

/** Ways to embed the diagram, as the guide calls them. */
const adapters = {
  skrip: 'skrip',
  elemen: 'elemen',
  komponen: 'komponen React',
  'single-spa': 'single-spa',
  parcel: 'parcel single-spa',
  federasi: '`mf_cascading/Cascading`',
  'federasi-lifecycles': '`mf_cascading/lifecycles`',
  bingkai: 'bingkai',
} as const;

type Adapter = keyof typeof adapters;

interface Host {
  /** In the guide's table; `{react}` stands for the version of that package. */
  readonly title: string;
  /** File of `hosts/` that embeds; every page of the host runs it. */
  readonly script: string;
  readonly adapters: readonly Adapter[];
  /** Which React its script is built with. */
  readonly react?: 16 | 17 | 18 | 19;
  /** Who bundles it, where that is the point. */
  readonly bundler?: 'webpack' | 'vite';
  /** Its own style sheet, of `hosts/`. */
  readonly sheet?: 'keras' | 'tema';
  /** What runs before everything else, of `hosts/`. */
  readonly before?: 'warisan';
  /** The guide's own policy, with Trusted Types, is sent along. */
  readonly strict?: boolean;
  /** The host's page stands in a frame of another. */
  readonly framed?: boolean;
}

const plain: readonly Adapter[] = ['skrip', 'elemen'];
const component: readonly Adapter[] = ['komponen', 'elemen'];
const federated: readonly Adapter[] = ['federasi', 'federasi-lifecycles'];

/** Pages of others that the diagram is shown in, by name. */
export const hosts = {
  ketat: {
    title: 'tanpa kerangka, kebijakan ketat dengan Trusted Types',
    script: 'plain',
    adapters: plain,
    strict: true,
  },
  'single-spa': {
    title: 'single-spa {single-spa}',
    script: 'single-spa',
    adapters: ['single-spa', 'parcel'],
  },
  webpack: { title: 'webpack {webpack}', script: 'federasi', adapters: federated, bundler: 'webpack' },
  vite: { title: 'Vite {vite}', script: 'federasi', adapters: federated, bundler: 'vite' },
  'react-16': { title: 'React {react-16}', script: 'react-lama', adapters: component, react: 16 },
  'react-17': { title: 'React {react-17}', script: 'react-lama', adapters: component, react: 17 },
  'react-18': { title: 'React {react-18}', script: 'react', adapters: component, react: 18 },
  'react-19': { title: 'React {react}', script: 'react', adapters: component, react: 19 },
  vue: { title: 'Vue {vue}', script: 'vue', adapters: plain },
  angular: { title: 'Angular {@angular/core}', script: 'angular', adapters: ['elemen'] },
  jquery: {
    title: 'jQuery {jquery}, gaya global keras, `Array.prototype` diperluas, AMD',
    script: 'jquery',
    adapters: [...plain, 'bingkai'],
    sheet: 'keras',
    before: 'warisan',
  },
  tema: {
    title: 'tema CMS dengan reset sendiri',
    script: 'plain',
    adapters: [...plain, 'bingkai'],
    sheet: 'tema',
  },
  'dalam-bingkai': {
    title: 'halaman di dalam bingkai',
    script: 'plain',
    adapters: plain,
    framed: true,
  },
} as const satisfies Record<string, Host>;

export type HostName = keyof typeof hosts;

export const hostOf = (name: HostName): Host => hosts[name];

export interface Pair {
  readonly host: HostName;
  readonly adapter: Adapter;
}

/** A frame is only shown where the guide says how. */
const offered = (adapter: Adapter) => adapter !== 'bingkai' || hasSnippet('html bingkai');

/** Every pair that the suite runs. */
export const pairs: readonly Pair[] = (Object.keys(hosts) as HostName[]).flatMap((host) =>
  hostOf(host)
    .adapters.filter(offered)
    .map((adapter) => ({ host, adapter })),
);

/** A plain page, an older React and a page whose own styles and globals are in the way: run with every change. */
export const corePairs: readonly Pair[] = [
  { host: 'ketat', adapter: 'skrip' },
  { host: 'react-17', adapter: 'komponen' },
  { host: 'jquery', adapter: 'skrip' },
];

export const pathOf = ({ host, adapter }: Pair) => `/uji/${host}/${adapter}`;

/** `3.5` of the package that is installed. */
function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));
  return version.split('.').slice(0, 2).join('.');
}

/** The guide's table of where the diagram is tried: as many lines as hosts. */
export function triedTable(): string {
  const lines = (Object.keys(hosts) as HostName[]).map((name) => {
    const title = hostOf(name).title.replace(/\{(.+?)\}/g, (_, of: string) => versionOf(of));
    const by = pairs.filter(({ host }) => host === name).map(({ adapter }) => adapters[adapter]);
    return `| ${title} | ${by.join(', ')} |`;
  });
  return ['| halaman | lewat |', '|---|---|', ...lines].join('\n');
}
