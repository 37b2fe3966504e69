import { PLATFORM_API, type RemoteKind, type RemoteManifest, remoteManifestSchema } from '@selaras/contracts';
import { roleNames } from '@selaras/roles';

const plainGuards: readonly string[] = ['none', 'guest', 'auth', 'check-auth'];
const knownRoles: ReadonlySet<string> = new Set(roleNames);

function unknownRoles(roles: readonly string[] = []): string[] {
  return roles.filter((role) => !knownRoles.has(role));
}

function guardProblem(guard: string): string | null {
  if (plainGuards.includes(guard)) return null;
  if (!guard.startsWith('role:')) return `penjaga "${guard}" tidak dikenal`;
  const unknown = unknownRoles(guard.slice('role:'.length).split('|'));
  return unknown.length === 0
    ? null
    : `penjaga "${guard}" menyebut peran yang tidak ada: ${unknown.join(', ')}`;
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

interface BuiltAs {
  readonly name: string;
  readonly kind?: RemoteKind | undefined;
}

/**
 * What is wrong with a manifest, in sentences; empty when a build may go out with it.
 * @param componentIds ids that the remote's `pages` has a component for
 */
export function manifestProblems(
  { name, kind }: BuiltAs,
  manifest: RemoteManifest,
  componentIds: readonly string[],
): string[] {
  const shape = remoteManifestSchema.safeParse(manifest);
  if (!shape.success) return shape.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);

  const { pages, menu } = manifest;
  const pageIds = pages.map((page) => page.id);
  const paths = pages.map((page) => page.path);
  return [
    ...(manifest.name === name ? [] : [`nama manifest "${manifest.name}" bukan "${name}"`]),
    ...(manifest.kind === kind
      ? []
      : [`manifest berjenis ${manifest.kind ?? 'halaman'}, padahal dibangun sebagai ${kind ?? 'halaman'}`]),
    ...(manifest.platformApi === PLATFORM_API
      ? []
      : [`dibuat untuk platform API ${manifest.platformApi}, padahal yang terpasang ${PLATFORM_API}`]),
    ...('getPublicPath' in manifest ? ['getPublicPath dilarang: ia menjalankan teks sebagai kode'] : []),
    ...repeated(pageIds).map((id) => `halaman "${id}" ditulis dua kali`),
    ...repeated(paths).map((path) => `rute "${path}" ditulis dua kali`),
    ...pageIds
      .filter((id) => !componentIds.includes(id))
      .map((id) => `halaman "${id}" tidak punya komponen di pages.tsx`),
    ...componentIds
      .filter((id) => !pageIds.includes(id))
      .map((id) => `komponen "${id}" tidak punya halaman di manifest`),
    ...pages.flatMap((page) => {
      const problem = guardProblem(page.guard);
      return problem === null ? [] : [`halaman "${page.id}": ${problem}`];
    }),
    ...pages.flatMap(({ id, parent }) =>
      parent?.startsWith('/') ? [`halaman "${id}": induk "${parent}" bukan id halaman`] : [],
    ),
    ...menu.flatMap((entry) =>
      unknownRoles([...(entry.roles ?? []), ...(entry.exceptRoles ?? [])]).map(
        (role) => `menu "${entry.label}" menyebut peran yang tidak ada: ${role}`,
      ),
    ),
  ];
}
