import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { type RemoteBuild, remoteBuildSchema } from '@selaras/contracts';
import { Refusal } from '../refusal';

/** What the build of a remote writes beside its entry. */
export const REMOTE_JSON = 'remote.json';

/** A finished build on this computer. */
export interface BuiltRemote {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** `remote.json` as it was read, not checked any further. */
  readonly remoteJson: unknown;
}

/** The folder of a build: the one that is named, or `dist` in it. */
function folderOfBuild(place: string): string | undefined {
  return [place, join(place, 'dist')].find((folder) => existsSync(join(folder, REMOTE_JSON)));
}

/**
 * The build in a folder or in its `dist`.
 * @throws Refusal when there is none
 */
export async function findBuild(cwd: string, place = '.'): Promise<BuiltRemote> {
  const named = resolve(cwd, place);
  const folder = folderOfBuild(named);
  if (folder === undefined) {
    throw new Refusal('BELUM_DIBANGUN', `Tidak ada ${REMOTE_JSON} di ${named} atau di dist di dalamnya.`, {
      remedy: 'Bangun remote ini dahulu, atau sebutkan foldernya.',
    });
  }
  const remoteJson = parsedJson(await readFile(join(folder, REMOTE_JSON), 'utf8'));
  const { success, data } = head.safeParse(remoteJson);
  if (!success) {
    throw new Refusal('REMOTE_JSON_SALAH', `${join(folder, REMOTE_JSON)} tidak menyebut name dan version.`, {
      remedy: 'Bangun lagi dengan @selaras/federation yang sekarang.',
    });
  }
  return { folder, ...data, remoteJson };
}

const head = remoteBuildSchema.pick({ name: true, version: true }) satisfies {
  safeParse(value: unknown): { data?: Pick<RemoteBuild, 'name' | 'version'> | undefined };
};

/** What is no JSON fits no schema either. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Every file of a folder by its path, as an archive writes it. */
export async function filesOf(folder: string): Promise<Map<string, Buffer>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const read = paths.map(
    async (path): Promise<[string, Buffer]> => [
      relative(folder, path).split(sep).join('/'),
      await readFile(path),
    ],
  );
  return new Map(await Promise.all(read));
}
