import {
  createInstance,
  type ModuleFederation,
  registerGlobalPlugins,
} from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { PLATFORM_API, type RemoteVersion } from '@selaras/contracts';
import type { SharedModules, SharedVersions } from '../shared-policy';
import type { LoadStep } from './failure/failure';
import { forgetLostShares } from './failure/forget-lost-shares';
import { freshEntry } from './failure/fresh-entry';
import { takeSnapshot } from './realm/snapshot';
import type { OpenRequest, PageTable, RemoteHost } from './remote-host';
import { sharedOptions } from './shared-options';

/** Written into the shell by `defineShell()`. */
declare const SELARAS_SHARED_VERSIONS: SharedVersions;

/** How long the runtime waits for the entry; the loader's own limit is nearer, this one frees the script. */
const ENTRY_TIMEOUT_MS = 8000;

interface Loading {
  readonly version: RemoteVersion;
  readonly onStep: (step: LoadStep) => void;
}

/** Directory of a version: everything of it lies below the folder of its entry. */
const folderOf = (entry: string) => entry.slice(0, entry.lastIndexOf('/') + 1);

function hashOf({ entry, integrity }: RemoteVersion, url: string): string | undefined {
  const folder = new URL(folderOf(entry), location.href).href;
  const { href, search } = new URL(url, location.href);
  const plain = search === '' ? href : href.slice(0, -search.length);
  return plain.startsWith(folder) ? integrity[plain.slice(folder.length)] : undefined;
}

/** Script element that the browser executes only when its bytes are those of the registry. */
function checkedScript(url: string, version: RemoteVersion): HTMLScriptElement {
  const script = document.createElement('script');
  const hash = hashOf(version, url);
  script.src = url;
  script.crossOrigin = 'anonymous';
  if (hash !== undefined) script.integrity = hash;
  return script;
}

/**
 * Makes the federation runtime of the shell, with which remotes are executed. Called once.
 * @param modules what it hands out to them
 */
export function createFederationHost(modules: SharedModules): RemoteHost {
  const { singletons, late } = sharedOptions(modules, SELARAS_SHARED_VERSIONS);
  const loading = new Map<string, Loading>();
  const snapshot = takeSnapshot(window);
  // Global: each remote asks for shared modules with a runtime of its own.
  registerGlobalPlugins([forgetLostShares]);
  const instance: ModuleFederation = createInstance({
    name: 'selaras_shell',
    remotes: [],
    shared: { ...singletons, ...late },
    shareStrategy: 'loaded-first',
    plugins: [
      // Portal builds of remotes bring no runtime of their own: this is where they find it.
      provideRuntime(),
      {
        name: 'selaras:checked-entry',
        createScript({ url, remoteInfo }) {
          const version = loading.get(remoteInfo?.name ?? '')?.version;
          if (version === undefined) return;
          return { script: checkedScript(url, version), timeout: ENTRY_TIMEOUT_MS };
        },
        afterLoadEntry: async ({ remoteInfo, error }) => {
          if (error === undefined) loading.get(remoteInfo.name)?.onStep('init');
        },
        afterInitRemote: async ({ remoteInfo, error }) => {
          if (error === undefined) loading.get(remoteInfo.name)?.onStep('expose');
        },
      },
    ],
  });

  return {
    abilities: {
      platformApi: PLATFORM_API,
      shared: Object.fromEntries(Object.entries(singletons).map(([key, { version }]) => [key, version])),
    },
    async open({ name, version, pages, fresh, onStep }: OpenRequest): Promise<PageTable> {
      loading.set(name, { version, onStep });
      // The chunks that another copy of this remote left behind are not those of the new one.
      if (fresh) Reflect.deleteProperty(globalThis, `chunk_${name}`);
      const entry = fresh ? freshEntry(version.entry) : version.entry;
      instance.registerRemotes([{ name, entry, type: 'global' }], { force: true });
      if (version.kind === 'single-spa') {
        const [lifecycles, { parcelPages }] = await Promise.all([
          instance.loadRemote(`${name}/lifecycles`),
          import(/* webpackChunkName: "parsel" */ './parcel/parcel-pages'),
        ]);
        return parcelPages(lifecycles, pages);
      }
      const exposed = await instance.loadRemote<{ pages?: PageTable }>(`${name}/pages`);
      if (exposed?.pages === undefined) throw new Error(`${name}: ./pages tidak mengekspor "pages"`);
      return exposed.pages;
    },
    async inspect() {
      const { mendRealm } = await import(/* webpackChunkName: "milik-bersama" */ './realm/mend-realm');
      return mendRealm(snapshot, document);
    },
  };
}
