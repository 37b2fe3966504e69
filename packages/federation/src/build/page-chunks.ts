import { createHash } from 'node:crypto';
import type { Rspack } from '@rsbuild/core';
import { INTEGRITY } from './base-config';

type ChunkGroup = Rspack.ChunkGroup;
type NamedChunks = Pick<Rspack.Compilation, 'namedChunkGroups'>;

/** The module that opens the pages of a remote. */
const PAGES_MODULE = /\/src\/pages\.tsx?$/;

/** Integrity of a file's content, as browsers check it, by the algorithm of the bundler's own lists. */
export const integrityOf = (bytes: Buffer) =>
  `${INTEGRITY}-${createHash(INTEGRITY).update(bytes).digest('base64')}`;

const scriptsOf = (group: ChunkGroup): string[] => group.getFiles().filter((file) => file.endsWith('.js'));

const opensPage = ({ origins }: ChunkGroup): boolean =>
  origins.some(({ module }) => PAGES_MODULE.test(module?.nameForCondition() ?? ''));

/**
 * Scripts that an `import(/* webpackChunkName: "name" *\/ '…')` waits for, as the bundler's graph has them.
 * @throws when no chunk has this name
 */
export function chunkScripts({ namedChunkGroups }: NamedChunks, name: string): string[] {
  const group = namedChunkGroups.get(name);
  if (!group) {
    throw new Error(
      `Tidak ada import() dengan webpackChunkName "${name}": tulis nama itu pada import() halamannya.`,
    );
  }
  return scriptsOf(group);
}

/** Page id → scripts of a remote: in `pages.tsx` each `import()` names its chunk after its page. */
export function pageScripts({ namedChunkGroups }: NamedChunks): Map<string, string[]> {
  const pages = [...namedChunkGroups].filter(([, group]) => opensPage(group));
  return new Map(pages.map(([id, group]) => [id, scriptsOf(group)]));
}

/** The remote's door to its pages, or to its lifecycles where it has no other. */
const DOORS = ['__federation_expose_pages', '__federation_expose_lifecycles'];

/** Scripts of what the shell asks a remote for, before any page is asked for. */
export function exposedScripts({ namedChunkGroups }: NamedChunks): string[] {
  const door = DOORS.map((name) => namedChunkGroups.get(name)).find(Boolean);
  return door ? scriptsOf(door) : [];
}
