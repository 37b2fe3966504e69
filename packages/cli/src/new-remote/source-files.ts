import { pageFiles } from '../new-page/page-files';
import type { Files, NewProject } from './new-project';
import { testingFiles } from './testing-files';

/** What a remote consists of: its manifest, its pages, its first page with a test, and what stands in for a portal. */
export function sourceFiles({ name, title, remote }: NewProject): Files {
  const key = /^\w+$/.test(name) ? name : `'${name}'`;
  return {
    'src/manifest.ts': `import type { RemoteManifest } from '@selaras/contracts';

/** Pages, guards and menu entries of ${title}. */
export const manifest = {
  name: '${remote}',
  title: '${title}',
  platformApi: 1,
  pages: [
    {
      id: '${name}',
      path: '/${name}',
      title: '${title}',
      layout: 'default',
      guard: 'auth',
      parent: 'dashboard',
    },
  ],
  menu: [{ group: 'Beranda', label: '${title}', path: '/${name}', order: 500, icon: 'folder-open' }],
} as const satisfies RemoteManifest;

export type PageId = (typeof manifest)['pages'][number]['id'];
`,
    'src/pages.tsx': `import type { PageModule } from '@selaras/federation';
import type { PageId } from './manifest';

/** Every page of the manifest with the module that draws it; a page without a component does not compile. */
export const pages: Record<PageId, () => Promise<PageModule>> = {
  ${key}: () => import(/* webpackChunkName: "${name}" */ './features/${name}/${name}-page'),
};
`,
    ...testingFiles,
    ...pageFiles({ id: name, path: `/${name}`, title }),
  };
}
