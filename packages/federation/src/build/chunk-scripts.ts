import { createHash } from 'node:crypto';
import type { Rspack } from '@rsbuild/core';

/** The module whose `import()`s open the pages. */
export const PAGES_MODULE = /\/pages\.tsx?$/;

/** Integrity of a file's content, as browsers check it. */
export const sha384 = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Every chunk of a build with the places that ask for it. */
export function chunkList(compilation: Rspack.Compilation): readonly Rspack.StatsChunk[] {
  const stats = compilation.getStats().toJson({ all: false, chunks: true, chunkOrigins: true, ids: true });
  return stats.chunks ?? [];
}

/** Chunks that one of these `import()`s in a module asks for. */
export function chunksOf(
  chunks: readonly Rspack.StatsChunk[],
  module: RegExp,
  requests: readonly string[],
): Rspack.StatsChunk[] {
  return chunks.filter(({ origins = [] }) =>
    origins.some(({ moduleName, request }) => module.test(moduleName) && requests.includes(request)),
  );
}

/** Paths of their scripts, as the build names them. */
export function scriptsOf(chunks: readonly Rspack.StatsChunk[]): string[] {
  return chunks.flatMap(({ files = [] }) => files.filter((file) => file.endsWith('.js')));
}
