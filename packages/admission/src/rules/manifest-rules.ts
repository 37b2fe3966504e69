import { type RemoteKind, type RemoteManifest, remoteManifestSchema } from '@selaras/contracts';
import type { Finding } from '../finding';

/** How a remote is built, or is said to be. */
export interface BuiltAs {
  readonly name: string;
  readonly kind?: RemoteKind | undefined;
}

/** Words that manifests may use. */
export interface KnownWords {
  readonly platformApi: number;
  readonly guards: readonly string[];
  readonly roles: readonly string[];
}

const CHANGE_MANIFEST = 'Perbaiki src/manifest.ts, lalu bangun dan terbitkan lagi.';

const fault = (code: Finding['code'], reason: string, remedy = CHANGE_MANIFEST): Finding => ({
  code,
  reason,
  remedy,
});

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

const ROLE_PREFIX = 'role:';

function guardFindings({ id, guard }: RemoteManifest['pages'][number], known: KnownWords): Finding[] {
  if (known.guards.includes(guard)) return [];
  if (!guard.startsWith(ROLE_PREFIX)) {
    const remedy = `Pakai salah satu penjaga ini: ${known.guards.join(', ')}, atau role:… dengan peran yang ada.`;
    return [fault('PENJAGA_TIDAK_DIKENAL', `halaman "${id}": penjaga "${guard}" tidak dikenal`, remedy)];
  }
  const unknown = unknownRoles(guard.slice(ROLE_PREFIX.length).split('|'), known);
  return unknown.map((role) =>
    fault(
      'PERAN_TIDAK_DIKENAL',
      `halaman "${id}": penjaga "${guard}" menyebut peran yang tidak ada: ${role}`,
      rolesRemedy(known),
    ),
  );
}

const unknownRoles = (roles: readonly string[], known: KnownWords): string[] =>
  roles.filter((role) => !known.roles.includes(role));

const rolesRemedy = ({ roles }: KnownWords) => `Pakai peran yang ada di portal: ${roles.join(', ')}.`;

function kindFindings({ name, kind }: BuiltAs, manifest: RemoteManifest): Finding[] {
  return [
    ...(manifest.name === name
      ? []
      : [fault('MANIFEST_SALAH', `nama manifest "${manifest.name}" bukan "${name}"`)]),
    ...(manifest.kind === kind
      ? []
      : [
          fault(
            'JENIS_BERBEDA',
            `manifest berjenis ${manifest.kind ?? 'halaman'}, padahal dibangun sebagai ${kind ?? 'halaman'}`,
            'Samakan `kind` di src/manifest.ts dengan yang di rsbuild.config.ts.',
          ),
        ]),
  ];
}

/**
 * What is wrong with a manifest, whoever else is in the portal; empty when a build may go out with it.
 * The words are those of the portal that it is made for.
 */
export function manifestFindings(built: BuiltAs, manifest: RemoteManifest, known: KnownWords): Finding[] {
  const shape = remoteManifestSchema.safeParse(manifest);
  if (!shape.success) {
    return shape.error.issues.map(({ path, message }) =>
      fault('MANIFEST_SALAH', `${path.join('.')}: ${message}`),
    );
  }
  const { pages, menu, platformApi } = manifest;
  return [
    ...kindFindings(built, manifest),
    ...(platformApi === known.platformApi
      ? []
      : [
          fault(
            'PLATFORM_API_BERBEDA',
            `dibuat untuk platform API ${platformApi}, padahal yang terpasang ${known.platformApi}`,
            'Bangun lagi dengan paket @selaras/* yang sama dengan portal.',
          ),
        ]),
    ...('getPublicPath' in manifest
      ? [fault('KODE_DARI_TEKS', 'getPublicPath dilarang: ia menjalankan teks sebagai kode')]
      : []),
    ...repeated(pages.map(({ id }) => id)).map((id) =>
      fault('HALAMAN_BENTROK', `halaman "${id}" ditulis dua kali`),
    ),
    ...repeated(pages.map(({ path }) => path)).map((path) =>
      fault('RUTE_BENTROK', `rute "${path}" ditulis dua kali`),
    ),
    ...pages.flatMap((page) => guardFindings(page, known)),
    ...pages.flatMap(({ id, parent }) =>
      parent?.startsWith('/')
        ? [fault('INDUK_TIDAK_ADA', `halaman "${id}": induk "${parent}" bukan id halaman`)]
        : [],
    ),
    ...menu.flatMap(({ label, roles = [], exceptRoles = [] }) =>
      unknownRoles([...roles, ...exceptRoles], known).map((role) =>
        fault(
          'PERAN_TIDAK_DIKENAL',
          `menu "${label}" menyebut peran yang tidak ada: ${role}`,
          rolesRemedy(known),
        ),
      ),
    ),
  ];
}
