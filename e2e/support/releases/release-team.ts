import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runLine } from '@selaras/cli/testing';
import type { Registry } from '@selaras/contracts';
import { servers } from '../../server/servers';
import { apiJson, superSession, unique } from '../api';
import { builtAs } from './built-version';

type Rebuilt = Parameters<typeof builtAs>[3];

/**
 * A team that has a token for its remote and a terminal in a folder of its own; every line has to succeed.
 * @param origin server that it publishes to, unless a line names another one
 */
export async function releaseTeam(remote: string, origin: string = servers.demo.origin) {
  const home = mkdtempSync(join(tmpdir(), 'selaras-rilis-'));
  const { token } = await apiJson<{ token: string }>('POST', `/remotes/${remote}/tokens`, {
    origin,
    token: await superSession(origin),
    body: { name: `CI ${unique()}`, days: 1 },
  });
  const selaras = async (line: readonly string[], at = origin) => {
    const env = { SELARAS_PORTAL: at, SELARAS_TOKEN: token };
    const { code, out } = await runLine([...line, '--json'], { env, cwd: home });
    if (code !== 0) throw new Error(`${line[0]} ended with ${code}: ${out}`);
  };
  const ours = ['--remote', remote];
  const canary = [...ours, '--channel', 'canary'];
  const stable = [...ours, '--channel', 'stable'];
  return {
    /** A finished build under a version that nothing else has; answers the version. */
    built(changed?: Rebuilt): string {
      const version = `0.9.0-${unique()}`;
      builtAs(home, remote, version, changed);
      return version;
    },
    publish: (version: string, options: readonly string[] = []) =>
      selaras(['publish', join(home, version), ...options]),
    /** Gives the version to everybody. */
    promote: (version: string, reason: string) =>
      selaras(['promote', version, ...stable, '--reason', reason]),
    rollBack: (reason: string, at = origin) => selaras(['rollback', ...stable, '--reason', reason], at),
    /** Lets one unit try the version out. */
    tryOut: (version: string, unit: number, reason: string) =>
      selaras(['promote', version, ...canary, '--units', String(unit), '--reason', reason]),
    endTrial: (reason: string) => selaras(['rollback', ...canary, '--reason', reason]),
    leave: () => rmSync(home, { recursive: true, force: true }),
  };
}

/** Version of a remote that a server gives to everybody. */
export async function activeVersion(remote: string, origin: string = servers.demo.origin) {
  const answer = await fetch(`${origin}/registry.json`, { cache: 'no-store' });
  const { remotes } = (await answer.json()) as Registry;
  return remotes[remote]?.version;
}
