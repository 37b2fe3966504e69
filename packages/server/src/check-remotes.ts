import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { admissionFindings, type Finding } from '@selaras/admission';
import * as contracts from '@selaras/contracts';
import { candidateOf } from './platform/registry/admission/candidate-of';
import { portalAbilities } from './platform/registry/admission/portal-abilities';

/**
 * Judges built remotes as the portal of the same build would: `check-remotes SHELL_DIST mf_planning=DIST … -- OTHERS`.
 * The others belong to the portal and are not judged themselves. Says what does not fit and ends with 1, says nothing when
 * all does.
 */
const [shellDir = '', ...pairs] = process.argv.slice(2);
const last = pairs.indexOf('--');
const [judged, others] = [pairs.slice(0, last), pairs.slice(last + 1)].map((part) => part.map(builtAt));

const manifests = [...(judged ?? []), ...(others ?? [])].flatMap(({ files }) => {
  const build = contracts.remoteBuildSchema.safeParse(JSON.parse(`${files.get('remote.json') ?? 'null'}`));
  return build.success ? [build.data.manifest as contracts.RemoteManifest] : [];
});
const portal = await portalAbilities({ shellDir, manifests, calls: contracts.callsIn(contracts) });
for (const { name, files } of judged ?? []) {
  tell(name, admissionFindings(await candidateOf(name, files), portal));
}

function builtAt(pair: string) {
  const at = pair.indexOf('=');
  return { name: pair.slice(0, at), files: filesBelow(pair.slice(at + 1)) };
}

function filesBelow(folder: string): Map<string, Buffer> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  const files = paths.filter((path) => statSync(path).isFile());
  return new Map(files.map((path) => [relative(folder, path).replaceAll('\\', '/'), readFileSync(path)]));
}

function tell(name: string, findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  process.exitCode = 1;
  const lines = findings.map(({ code, reason, remedy }) => `  ${code}: ${reason}\n    → ${remedy}`);
  process.stderr.write(`${name} tidak layak masuk portal:\n${lines.join('\n')}\n`);
}
