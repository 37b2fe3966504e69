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
  if (group === undefined) {
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

/** Scripts of what a remote hands out, before any page is asked for. */
export function exposedScripts({ namedChunkGroups }: NamedChunks): string[] {
  const exposed = [...namedChunkGroups].filter(([name]) => name.startsWith('__federation_expose_'));
  return exposed.flatMap(([, group]) => scriptsOf(group));
}
