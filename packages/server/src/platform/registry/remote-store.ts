import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Registry,
  type RegistryEntry,
  type RemoteBuild,
  type RemoteVersion,
  remoteBuildSchema,
} from '@selaras/contracts';
import { z } from 'zod';
import { strongEtag } from '../../plugins/etag';

/** Address below which versions of remotes lie: `/remotes/<name>/<version>/…`. */
export const REMOTES_PATH = '/remotes';
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

export interface RegistryText {
  readonly registry: Registry;
  readonly text: string;
  readonly etag: string;
}

/**
 * Reads the published remotes. What was read is kept until the list of active versions is replaced; the versions
 * themselves never change. A remote that cannot be read is left out, the others stay.
 */
export function remoteStore(folder: string, onFault: (name: string, error: unknown) => void) {
  let kept: { stamp: string; content: RegistryText } | undefined;

  return async function read(): Promise<RegistryText> {
    const stamp = await stampOf(join(folder, ACTIVE_FILE));
    if (kept?.stamp === stamp) return kept.content;
    const registry = stamp === '' ? { remotes: {} } : await readRegistry(folder, onFault);
    const text = JSON.stringify(registry);
    kept = { stamp, content: { registry, text, etag: strongEtag(text) } };
    return kept.content;
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
        const { preload, manifest } = build;
        const standIn = fallback ? await readBuild(folder, name, fallback).catch(() => null) : null;
        remotes[name] = {
          ...versionOf(name, build),
          preload,
          manifest,
          fallback: standIn && versionOf(name, standIn),
        };
      } catch (error) {
        onFault(name, error);
      }
    }
  } catch (error) {
    onFault(ACTIVE_FILE, error);
  }
  return { remotes };
}

async function readBuild(folder: string, name: string, version: string): Promise<RemoteBuild> {
  const text = await readFile(join(folder, name, version, 'remote.json'), 'utf8');
  const build = remoteBuildSchema.parse(JSON.parse(text)) as RemoteBuild;
  if (build.name !== name) throw new Error(`remote.json names ${build.name}`);
  return { ...build, version };
}

function versionOf(name: string, build: RemoteBuild): RemoteVersion {
  const { version, integrity, requires, manifest } = build;
  const entry = `${REMOTES_PATH}/${name}/${version}/${build.entry}`;
  return { version, entry, integrity, requires, ...(manifest.kind && { kind: manifest.kind }) };
}
