import { peranTim } from '@selaras/domain';
import { z } from 'zod';
import { usedCallsSchema } from './call-contract';

export const layoutNames = ['default', 'guest', 'simple', 'auth'] as const;
export type LayoutName = (typeof layoutNames)[number];

/**
 * `none` lets everybody in, `guest` only who is not signed in, `auth` who is signed in, `check-auth` loads the user
 * when a token exists but lets everybody in, `role:a|b` one of the named roles (spec 2 §6).
 */
const guardSchema = z.string().min(1);
export const plainGuards = ['none', 'guest', 'auth', 'check-auth'] as const;
export type PlainGuard = (typeof plainGuards)[number];
export type GuardName = PlainGuard | `role:${string}`;

const pageEntrySchema = z.object({
  /**
   * Names the page in the whole portal, so that others may lead to it: `kinerja-program.edit`. No two remotes share one.
   * The remote's `pages` has a component under the same name.
   */
  id: z.string().min(1),
  /** Route path with `{param}` parameters, as in the route table. */
  path: z.string().startsWith('/'),
  title: z.string().min(1),
  layout: z.enum(layoutNames),
  guard: guardSchema,
  /** Id of the page above it in the breadcrumb, which another remote or the shell may own. */
  parent: z.string().optional(),
});

const menuEntrySchema = z.object({
  /** Group of the sidebar; the shell orders the groups. */
  group: z.string().min(1),
  label: z.string().min(1),
  path: z.string().startsWith('/'),
  /** Place inside its group, ascending over all remotes. */
  order: z.number(),
  /** Roles that see it by name; left out: every role that sees the group. */
  roles: z.array(z.string()).optional(),
  /** Roles that do not see it although they see the group. */
  exceptRoles: z.array(z.string()).optional(),
  /** Shown only to who holds a post of a unit today or acts for its holder, and to the administrator. */
  forHolders: z.boolean().optional(),
  /** Shown only to who leads a team, or serves in one, of a year that is open. */
  forTeam: z.enum(peranTim).optional(),
  /** Shown only in this performance year. */
  onlyYear: z.number().int().optional(),
  /** Name of an icon that the shell knows. */
  icon: z.string().optional(),
  /** Opens in a new tab with `tahun_kinerja` and `satuan_kerja_id` in its query. */
  newTab: z.boolean().optional(),
});

/** `single-spa`: another framework or another React, entered through its lifecycles; left out: pages of this portal. */
const remoteKindSchema = z.literal('single-spa');
export type RemoteKind = z.infer<typeof remoteKindSchema>;

export const remoteManifestSchema = z.object({
  name: z.string().regex(/^mf_[a-z_]+$|^shell$/),
  title: z.string().min(1),
  kind: remoteKindSchema.optional(),
  platformApi: z.number().int(),
  pages: z.array(pageEntrySchema),
  menu: z.array(menuEntrySchema),
});

export type PageEntry = Omit<z.infer<typeof pageEntrySchema>, 'guard'> & { guard: GuardName };
export type MenuEntry = z.infer<typeof menuEntrySchema>;
export interface RemoteManifest {
  readonly name: string;
  readonly title: string;
  readonly kind?: RemoteKind | undefined;
  readonly platformApi: number;
  readonly pages: readonly PageEntry[];
  readonly menu: readonly MenuEntry[];
}

/** What a build of a remote stands for: its address inside the version's folder, and what vouches for it. */
const remoteVersionSchema = z.object({
  version: z.string(),
  /** The script that hands out the remote's modules (`remoteEntry.js`). In the registry a full path, in `remote.json` relative. */
  entry: z.string(),
  /** As the manifest of this very version says: a fallback version may be of another kind. */
  kind: remoteKindSchema.optional(),
  /** Integrity (`sha256-…`) of every file of the version, by its path relative to the version's folder. */
  integrity: z.record(z.string(), z.string()),
  /** What the shell must provide; compared before anything of the remote is executed. */
  requires: z.object({ platformApi: z.number().int(), shared: z.record(z.string(), z.string()) }),
});

/** `remote.json`, which the build of a remote writes beside its entry. */
export const remoteBuildSchema = remoteVersionSchema.extend({
  name: z.string(),
  /** Git revision it was built from, null outside a repository. */
  revision: z.string().nullable(),
  /** ISO 8601. */
  builtAt: z.string(),
  /** Page id → scripts that show it, relative to the version's folder, for preloading. */
  preload: z.record(z.string(), z.array(z.string())),
  manifest: remoteManifestSchema,
  /** API calls that it uses; their contracts lie in `calls.json`. Left out by builds that did not write them down yet. */
  calls: usedCallsSchema.optional(),
});
export type RemoteBuild = Omit<z.infer<typeof remoteBuildSchema>, 'manifest'> & { manifest: RemoteManifest };

export const registryEntrySchema = remoteVersionSchema.extend({
  preload: z.record(z.string(), z.array(z.string())),
  manifest: remoteManifestSchema,
  fallback: remoteVersionSchema.nullable(),
  /** This user tries the version out; left out: everybody has it. */
  channel: z.literal('canary').optional(),
});
/** One version of a remote that can be loaded. */
export type RemoteVersion = z.infer<typeof remoteVersionSchema>;

export const registrySchema = z.object({ remotes: z.record(z.string(), registryEntrySchema) });

export type RegistryEntry = Omit<z.infer<typeof registryEntrySchema>, 'manifest'> & {
  manifest: RemoteManifest;
};
/** `/registry.json`: the active version of each remote with its manifest. */
export interface Registry {
  remotes: Record<string, RegistryEntry>;
}

/** What a shell provides to remotes and knows of the words in their manifests. */
export const shellProvidesSchema = z.object({
  platformApi: z.number().int(),
  /** Shared module → version. */
  shared: z.record(z.string(), z.string()),
  /** Guards that are no list of roles. */
  guards: z.array(z.string()),
  menuGroups: z.array(z.string()),
  icons: z.array(z.string()),
});
export type ShellProvides = z.infer<typeof shellProvidesSchema>;

/** `shell.json`, which the build of the shell writes: what its server asks for together with the page. */
export const shellBuildSchema = z.object({
  pages: z.array(pageEntrySchema.pick({ id: true, path: true, layout: true })),
  /** Id of a page, or name of another part → its scripts with their integrity. */
  scripts: z.record(
    z.string(),
    z.array(z.object({ path: z.string().startsWith('/'), integrity: z.string() })),
  ),
  provides: shellProvidesSchema.optional(),
});
export type ShellBuild = z.infer<typeof shellBuildSchema>;

/** Chunks of the shell that come after its first script; which of them, the address and the session tell. */
export const shellParts = {
  signedIn: 'bagian-masuk',
  publicArea: 'bagian-publik',
  remotes: 'bagian-remote',
} as const;
export type ShellPart = keyof typeof shellParts;
