import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Registry, type RegistryEntry, type RemoteBuild, remoteBuildSchema } from '@selaras/contracts';
import { z } from 'zod';
import { entryOf, versionOf } from './registry-entry';

/** Which version of each remote is active and which one stands in for it; replaced in one step by publishing. */
const ACTIVE_FILE = 'aktif.json';

const activeSchema = z.record(
  z.string().regex(/^mf_[a-z_]+$/),
  z.object({
    version: z.string().regex(/^[\w.-]+$/),
    fallback: z
      .string()
      .regex(/^[\w.-]+$/)
      .nullish(),
  }),
);

/**
 * Reads the remotes that are built with the portal. What was read is kept until the list of active versions is
 * replaced; the versions themselves never change. A remote that cannot be read is left out, the others stay.
 */
export function remoteStore(folder: string, onFault: (name: string, error: unknown) => void) {
  let kept: { stamp: string; registry: Registry } | undefined;

  return async function read(): Promise<Registry> {
    const stamp = await stampOf(join(folder, ACTIVE_FILE));
    if (kept?.stamp === stamp) return kept.registry;
    const registry = stamp === '' ? { remotes: {} } : await readRegistry(folder, onFault);
    kept = { stamp, registry };
    return registry;
  };
}

/** Whether a version was built with the portal; nothing else is looked for on the disk. */
export function versionsOnDisk(folder: string) {
  const found = new Set<string>();
  return (remote: string, version: string): boolean => {
    if (!/^mf_[a-z_]+$/.test(remote) || !/^\w[\w.-]*$/.test(version)) return true;
    const place = join(folder, remote, version);
    if (!found.has(place) && existsSync(place)) found.add(place);
    return found.has(place);
  };
}

async function stampOf(file: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(file);
    return `${ino}-${mtimeMs}-${size}`;
  } catch {
    return '';
  }
}

async function readRegistry(
  folder: string,
  onFault: (name: string, error: unknown) => void,
): Promise<Registry> {
  const remotes: Record<string, RegistryEntry> = {};
  try {
    const active = activeSchema.parse(JSON.parse(await readFile(join(folder, ACTIVE_FILE), 'utf8')));
    for (const [name, { version, fallback }] of Object.entries(active)) {
      try {
        const build = await readBuild(folder, name, version);
        const standIn = fallback ? await readBuild(folder, name, fallback).catch(() => null) : null;
        remotes[name] = entryOf(build, standIn && versionOf(standIn));
      } catch (error) {
        onFault(name, error);
      }
    }
  } catch (error) {
    onFault(ACTIVE_FILE, error);
  }
  return { remotes };
}

/** `remote.json` of one version that was built with the portal. */
export async function readBuild(folder: string, name: string, version: string): Promise<RemoteBuild> {
  const text = await readFile(join(folder, name, version, 'remote.json'), 'utf8');
  const build = remoteBuildSchema.parse(JSON.parse(text)) as RemoteBuild;
  if (build.name !== name) throw new Error(`remote.json names ${build.name}`);
  return { ...build, version };
}
