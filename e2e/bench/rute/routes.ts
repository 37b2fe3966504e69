import type { GuardName, LayoutName, RemoteManifest } from '@selaras/contracts';
import { shellManifest } from '../../../shell/src/manifest';

/** Families in the order of the figures. */
export const families = [
  'planning',
  'display',
  'LKE',
  'rapor',
  'team',
  'cascading',
  'shell',
  'public',
] as const;
type Family = (typeof families)[number];

const familyOf: Readonly<Record<string, Family>> = {
  mf_planning: 'planning',
  mf_display: 'display',
  mf_lke: 'LKE',
  mf_rapor: 'rapor',
  mf_tim_kerja: 'team',
  mf_cascading: 'cascading',
  shell: 'shell',
};

/** A route of the client as its manifest has it: parameters in braces. */
export interface Route {
  readonly path: string;
  readonly guard: GuardName;
  readonly family: Family;
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

function familyOfPage(remote: string, layout: LayoutName): Family {
  if (layout === 'guest') return 'public';
  const family = familyOf[remote];
  if (family === undefined) throw new Error(`The remote ${remote} belongs to no family of the figures`);
  return family;
}
