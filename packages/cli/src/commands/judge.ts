import { admissionFindings } from '@selaras/admission';
import { getPortalAbilitiesCall } from '@selaras/contracts';
import type { BuiltRemote } from '../build/find-build';
import { type ReadBuild, readCandidate } from '../build/read-candidate';
import type { Invocation } from '../command';
import { Refusal } from '../refusal';

/**
 * Holds a build against the portal as the portal itself will.
 * @throws Refusal with everything that stands against it
 */
export async function judge({ portal, progress }: Invocation, built: BuiltRemote): Promise<ReadBuild> {
  const { name, version } = built;
  progress(`Membandingkan ${name} ${version} dengan ${portal.origin} …`);
  const [read, { data: abilities }] = await Promise.all([
    readCandidate(built),
    portal.ask(getPortalAbilitiesCall, { params: { name } }),
  ]);
  const findings = admissionFindings(read.candidate, abilities);
  if (findings.length > 0) {
    throw new Refusal('REMOTE_DITOLAK', `${name} ${version} tidak cocok dengan portal ${portal.origin}:`, {
      findings,
    });
  }
  return read;
}
