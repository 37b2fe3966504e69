import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteBuild } from '@selaras/contracts';

const remotes = join(import.meta.dirname, '../../../packages/server/dist/remotes');
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

interface Rebuilt {
  /** Throws at its start. */
  readonly broken?: boolean;
  /** Script that is run before everything else. */
  readonly first?: string;
}

/**
 * What a team has after a build: the active version of a remote, in a folder below `home` and under a version of its own.
 * Answers the folder that is published.
 */
export function builtAs(
  home: string,
  remote: string,
  version: string,
  { broken = false, first = '' }: Rebuilt = {},
): string {
  const active: { version: string } = JSON.parse(readFileSync(join(remotes, 'aktif.json'), 'utf8'))[remote];
  const dist = join(home, version, 'dist');
  cpSync(join(remotes, remote, active.version), dist, { recursive: true });
  const write = (name: string, text: string) => {
    for (const form of ['br', 'gz']) rmSync(join(dist, `${name}.${form}`), { force: true });
    writeFileSync(join(dist, name), text);
  };
  const build: RemoteBuild = JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8'));
  const changed = broken ? "throw new Error('rusak sejak rilis ini');" : first;
  const entry =
    changed === '' ? null : broken ? changed : `${changed}\n${readFileSync(join(dist, build.entry))}`;
  if (entry !== null) write(build.entry, entry);
  const integrity = entry === null ? build.integrity : { ...build.integrity, [build.entry]: sha256(entry) };
  write('remote.json', JSON.stringify({ ...build, version, integrity }));
  return join(home, version);
}
