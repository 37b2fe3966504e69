import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runLine } from '@selaras/cli/testing';
import type { Registry } from '@selaras/contracts';
import { apiJson, superSession, unique } from '../../support/api';
import { builtAs } from '../../support/built-version';
import { demo } from '../opened';

/** A team that has finished builds of a remote and may publish them. */
export interface ReleasingTeam {
  /** A finished build under this version: the folder that is published. */
  build(version: string): string;
  /** A line of the command line. @throws when it does not end with 0 */
  selaras(...line: string[]): Promise<void>;
  leave(): void;
}

export async function teamOf(remote: string): Promise<ReleasingTeam> {
  const home = mkdtempSync(join(tmpdir(), 'selaras-rilis-'));
  const { token } = await apiJson<{ token: string }>('POST', `/remotes/${remote}/tokens`, {
    token: await superSession(),
    body: { name: `CI ${unique()}`, days: 1 },
  });
  return {
    build: (version) => builtAs(home, remote, version),
    async selaras(...line) {
      const env = { SELARAS_PORTAL: demo.origin, SELARAS_TOKEN: token };
      const { code, out } = await runLine([...line, '--json'], { env, cwd: home });
      if (code !== 0) throw new Error(`${line[0]} ended with ${code}: ${out}`);
    },
    leave: () => rmSync(home, { recursive: true, force: true }),
  };
}

/** Version of a remote that everybody is told. */
export async function activeVersion(remote: string): Promise<string | undefined> {
  const answer = await fetch(`${demo.origin}/registry.json`, { cache: 'no-store' });
  const { remotes }: Registry = await answer.json();
  return remotes[remote]?.version;
}
