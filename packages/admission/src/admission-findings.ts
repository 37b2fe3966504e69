import { type RemoteBuild, remoteBuildSchema } from '@selaras/contracts';
import type { Candidate } from './candidate';
import { type Finding, findingCodes } from './finding';
import { unmet } from './fit/fit';
import type { PortalAbilities } from './portal-abilities';
import { callFindings } from './rules/call-rules';
import { embedFindings, fileFindings, sizeFindings } from './rules/file-rules';
import { manifestFindings } from './rules/manifest-rules';
import { menuFindings, placeFindings } from './rules/place-rules';
import { scriptFindings } from './rules/script-rules';

/**
 * Why a version of a remote may not become active in a portal, the most telling reason first; empty when it may.
 * Pure: the same candidate and the same portal give the same answer on the server, in the build and on a team's computer.
 */
export function admissionFindings(candidate: Candidate, portal: PortalAbilities): Finding[] {
  const { name, remoteJson, callsJson, files } = candidate;
  const shape = remoteBuildSchema.safeParse(remoteJson);
  if (!shape.success) return shape.error.issues.map(({ path, message }) => shapeFault(path, message));
  const build = shape.data as RemoteBuild;
  const { manifest } = build;
  const findings = [
    ...identityFindings(name, build),
    ...manifestFindings({ name, kind: manifest.kind }, manifest, portal),
    ...fitFindings(build, portal),
    ...fileFindings(build, files),
    ...scriptFindings(files),
    ...placeFindings(name, manifest, portal),
    ...menuFindings(manifest, portal),
    ...callFindings(build, callsJson, portal),
    ...sizeFindings(build, files, portal),
    ...embedFindings(files),
  ];
  const place = ({ code }: Finding) => findingCodes.indexOf(code);
  return findings.sort((one, other) => place(one) - place(other));
}

const REBUILD =
  'Bangun lagi dengan @selaras/federation yang sekarang dan terbitkan isi folder dist apa adanya.';

const shapeFault = (path: readonly PropertyKey[], message: string): Finding => ({
  code: 'REMOTE_JSON_SALAH',
  reason: `remote.json: ${path.join('.') || 'isinya'}: ${message}`,
  remedy: REBUILD,
});

/** Versions are names of folders. */
const VERSION = /^\d+\.\d+\.\d+[\w.-]*$/;

function identityFindings(name: string, build: RemoteBuild): Finding[] {
  const { manifest, version, preload } = build;
  const pages = new Set(manifest.pages.map(({ id }) => id));
  const faults = [
    ...(build.name === name ? [] : [`milik "${build.name}", bukan "${name}"`]),
    ...(VERSION.test(version) ? [] : [`versi "${version}" tidak dapat dijadikan nama folder`]),
    ...[...pages]
      .filter((id) => preload[id] === undefined)
      .map((id) => `halaman "${id}" tidak punya daftar skrip`),
    ...Object.keys(preload)
      .filter((id) => !pages.has(id))
      .map((id) => `daftar skrip "${id}" bukan milik halaman mana pun`),
  ];
  return faults.map((reason) => ({
    code: 'REMOTE_JSON_SALAH',
    reason: `remote.json: ${reason}`,
    remedy: REBUILD,
  }));
}

/** Shared modules, and that a remote of another framework asks for none. */
function fitFindings({ requires, manifest }: RemoteBuild, portal: PortalAbilities): Finding[] {
  const differing = unmet(requires, portal).map(({ module, wanted, provided }): Finding => {
    const has = provided === null ? 'portal tidak menyediakannya' : `yang terpasang di portal ${provided}`;
    return module === null
      ? {
          code: 'PLATFORM_API_BERBEDA',
          reason: `dibangun untuk platform API ${wanted}, ${has}`,
          remedy: 'Bangun lagi dengan paket @selaras/* yang sama dengan portal.',
        }
      : {
          code: 'PUSTAKA_BERBEDA',
          reason: `butuh ${module} ${wanted}, ${has}`,
          remedy: 'Pasang versi yang cocok dengan portal di package.json remote ini, lalu bangun lagi.',
        };
  });
  const isAlone = manifest.kind !== 'single-spa' || Object.keys(requires.shared).length === 0;
  if (isAlone) return differing;
  return [
    {
      code: 'JENIS_BERBEDA',
      reason:
        'remote berjenis single-spa membawa kerangkanya sendiri, tetapi meminta pustaka bersama dari portal',
      remedy: 'Bangun dengan defineRemote({ kind: "single-spa" }), yang tidak meminta pustaka apa pun.',
    },
    ...differing,
  ];
}
