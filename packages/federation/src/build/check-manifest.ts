import { type BuiltAs, manifestFindings } from '@selaras/admission';
import { PLATFORM_API, plainGuards, type RemoteManifest } from '@selaras/contracts';
import { roleNames } from '@selaras/roles';

const known = { platformApi: PLATFORM_API, guards: plainGuards, roles: roleNames };

/**
 * What is wrong with a manifest, in sentences; empty when a build may go out with it.
 * @param componentIds ids that the remote's `pages` has a component for
 */
export function manifestProblems(
  built: BuiltAs,
  manifest: RemoteManifest,
  componentIds: readonly string[],
): string[] {
  const findings = manifestFindings(built, manifest, known).map(({ reason }) => reason);
  const pageIds = (manifest.pages ?? []).map((page) => page.id);
  return [
    ...findings,
    ...pageIds
      .filter((id) => !componentIds.includes(id))
      .map((id) => `halaman "${id}" tidak punya komponen di pages.tsx`),
    ...componentIds
      .filter((id) => !pageIds.includes(id))
      .map((id) => `komponen "${id}" tidak punya halaman di manifest`),
  ];
}
