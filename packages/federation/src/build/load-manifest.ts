import { join } from 'node:path';
import { loadConfig } from '@rsbuild/core';
import type { RemoteManifest } from '@selaras/contracts';

/** Where a remote, and the shell, keeps its manifest, below its folder. */
export const manifestPath = (folder: string) => join(folder, 'src/manifest.ts');

/** What `src/manifest.ts` exports by this name, read anew at each call so that a development server follows changes. */
export async function loadManifest(folder: string, exportName = 'manifest'): Promise<RemoteManifest> {
  const { content } = await loadConfig<RemoteManifest>({
    cwd: folder,
    path: manifestPath(folder),
    exportName,
    loader: 'jiti',
  });
  return content;
}
