import { Refusal } from '../../refusal';
import type { PortalPackages } from '../portal-packages';
import { packagesIn, requestsOutside } from './imports';
import type { MovedRemote } from './moved-remote';

/** How a `package.json` of the portal's repository names what only that repository resolves. */
const OF_WORKSPACE = /^(workspace|catalog):/;

type Ranges = Readonly<Record<string, string>>;

/**
 * What a moved remote names in its `package.json`: the portal's packages and libraries as the portal hands them out, its
 * own ranges as they are, and what its tests import by the portal repository's leave.
 * @throws Refusal that names everything that it would lack outside of that repository
 */
export function movedRanges(
  moved: MovedRemote,
  packages: PortalPackages,
): Record<'dependencies' | 'devDependencies', Ranges> {
  const { dependencies, devDependencies, files } = moved;
  const named = { ...dependencies, ...devDependencies };
  const lacking = Object.entries(named)
    .filter(([name, range]) => OF_WORKSPACE.test(range) && !packages.has(name))
    .map(([name]) => ({
      code: 'TANPA_PAKET',
      reason: `Portal tidak membagikan ${name}, yang disebut package.json remote ini.`,
      remedy: `Ganti yang dipakai dari ${name}, atau biarkan remote ini di repositori portal.`,
    }));
  const outside = requestsOutside(files).map(({ place, request }) => ({
    code: 'DI_LUAR_FOLDER',
    reason: `${place} membaca ${request}, di luar folder remote.`,
    remedy: 'Pindahkan berkas itu ke dalam folder remote, atau ambil dari paket yang dibagikan portal.',
  }));
  if (lacking.length + outside.length > 0) {
    throw new Refusal(
      'TIDAK_DAPAT_DIPINDAH',
      `${moved.remote} belum dapat dipindahkan; tidak ada yang ditulis.`,
      {
        findings: [...lacking, ...outside],
      },
    );
  }
  const resolved = (ranges: Ranges) =>
    Object.fromEntries(
      Object.entries(ranges).map(([name, range]) => [
        name,
        OF_WORKSPACE.test(range) ? packages.specOf(name) : range,
      ]),
    );
  const unnamed = [...packagesIn(files)]
    .map((name) => (name === 'node' ? '@types/node' : name))
    .filter((name) => !(name in named) && packages.has(name));
  return {
    dependencies: resolved(dependencies),
    devDependencies: {
      ...resolved(devDependencies),
      ...Object.fromEntries(unnamed.map((name) => [name, packages.specOf(name)])),
    },
  };
}
