import { join } from 'node:path';
import { loadConfig } from '@rsbuild/core';
import type { RemoteManifest } from '@selaras/contracts';

/** Where a remote, and the shell, keeps its manifest, below its folder. */
export const manifestPath = (folder: string) => join(folder, 'src/manifest.ts');

/** The object that a file of plain data exports by this name, read anew at each call so that a development server follows changes. */
export async function loadData<Data extends object>(
  folder: string,
  file: string,
  exportName: string,
): Promise<Data> {
  const { content } = await loadConfig<Data>({
    cwd: folder,
    path: join(folder, file),
    exportName,
    loader: 'jiti',
  });
  return content;
}

/** What `src/manifest.ts` exports by this name. */
export const loadManifest = (folder: string, exportName = 'manifest'): Promise<RemoteManifest> =>
  loadData(folder, 'src/manifest.ts', exportName);
