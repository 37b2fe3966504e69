import { join } from 'node:path';
import { loadConfig } from '@rsbuild/core';
import type { RemoteManifest } from '@selaras/contracts';

/** Where a remote keeps its manifest, below its folder. */
export const manifestPath = (folder: string) => join(folder, 'src/manifest.ts');

/** The remote's `manifest`, read anew at each call so that a development server follows changes. */
export async function loadManifest(folder: string): Promise<RemoteManifest> {
  const { content } = await loadConfig<RemoteManifest>({
    cwd: folder,
    path: manifestPath(folder),
    exportName: 'manifest',
    loader: 'jiti',
  });
  return content;
}
