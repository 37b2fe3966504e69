import { insertBefore } from '@selaras/config/scaffold/words.mjs';
import type { NewPage } from './page-files';

const WIDTH = 110;

/** The end of a manifest's list of pages, as every manifest is formatted. */
const END_OF_PAGES = /^ {2}\],\n {2}menu: \[/m;
const END_OF_MODULES = /^\};$/m;

/** A manifest with the page as its last one; undefined when it has another form. */
export function withEntry(manifest: string, { id, path, title }: NewPage): string | undefined {
  if (!END_OF_PAGES.test(manifest)) return undefined;
  const entry = [
    `id: '${id}',`,
    `path: '${path}',`,
    `title: '${title}',`,
    "layout: 'default',",
    "guard: 'auth',",
    "parent: 'dashboard',",
  ];
  const lines = ['    {', ...entry.map((line) => `      ${line}`), '    },', ''];
  return insertBefore(manifest, END_OF_PAGES, lines.join('\n'));
}

/** `pages.tsx` with the module that draws the page; undefined when it has another form. */
export function withModule(pages: string, { id }: Pick<NewPage, 'id'>): string | undefined {
  if (!END_OF_MODULES.test(pages)) return undefined;
  const key = /^\w+$/.test(id) ? id : `'${id}'`;
  const fetched = `import(/* webpackChunkName: "${id}" */ './features/${id}/${id}-page')`;
  const line = `  ${key}: () => ${fetched},\n`;
  const lines = line.length - 1 <= WIDTH ? line : `  ${key}: () =>\n    ${fetched},\n`;
  return insertBefore(pages, END_OF_MODULES, lines);
}

/** Whether a manifest has a page of this id or address already. */
export const hasPage = (manifest: string, { id, path }: Pick<NewPage, 'id' | 'path'>): boolean =>
  [`id: '${id}'`, `path: '${path}'`].some((text) => manifest.includes(text));
