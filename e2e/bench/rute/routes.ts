import type { GuardName, LayoutName, RemoteManifest } from '@selaras/contracts';
import { shellManifest } from '../../../shell/src/manifest';

/** What the figures call the pages of each remote; those of another one by its own name. */
const families: Readonly<Record<string, string>> = {
  mf_planning: 'planning',
  mf_display: 'display',
  mf_lke: 'LKE',
  mf_rapor: 'rapor',
  mf_tim_kerja: 'team',
  mf_cascading: 'cascading',
};

/** A route of the client as its manifest has it: parameters in braces. */
export interface Route {
  readonly path: string;
  readonly guard: GuardName;
  readonly family: string;
}

interface Registry {
  readonly remotes: Readonly<Record<string, { readonly manifest: RemoteManifest }>>;
}

/** Every route of the portal at this origin: those of its shell, and of the remotes that its registry names. */
export async function routesOf(origin: string): Promise<Route[]> {
  const { remotes } = (await (await fetch(`${origin}/registry.json`)).json()) as Registry;
  const manifests: readonly RemoteManifest[] = [
    shellManifest,
    ...Object.values(remotes).map(({ manifest }) => manifest),
  ];
  return manifests.flatMap(({ name, pages }) =>
    pages.map(({ path, guard, layout }) => ({ path, guard, family: familyOfPage(name, layout) })),
  );
}

/** Pages that need no account are a family of their own. */
const familyOfPage = (remote: string, layout: LayoutName): string =>
  layout === 'guest' ? 'public' : (families[remote] ?? remote);
