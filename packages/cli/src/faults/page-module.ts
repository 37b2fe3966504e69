import { createHash } from 'node:crypto';
import type { RegistryEntry } from '@selaras/contracts';

export const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

type Preloads = Pick<RegistryEntry, 'preload'>;

const scriptsOf = ({ preload }: Preloads): string[] => [...new Set(Object.values(preload).flat())];
const isTable = (path: string) => path.split('/').pop()?.startsWith('__federation_expose_') === true;

/** The script by which a remote hands out its pages; undefined when its pages name none. */
export const tableScript = (entry: Preloads): string | undefined => scriptsOf(entry).find(isTable);

/** Every script that its pages need once the remote itself is there. */
export const pageScripts = ({ entry, ...rest }: Preloads & Pick<RegistryEntry, 'entry'>): string[] =>
  scriptsOf(rest).filter((path) => !entry.endsWith(`/${path}`) && !isTable(path));

/** Chunk of the bundler's format: what stands before its modules. */
const beforeModules = /^.*?push\(\[\[[^\]]+\],\{\s*/s;
/** In the remote's entry: the module that is the table of its pages. */
const tableModule = /"\.\/pages":\(\)=>.*?\(\)=>\(\)=>[\w$]+\(("?[\w+/$-]+"?)\)/s;

interface TableFiles {
  /** Text of the script that hands out the pages. */
  readonly table: string;
  /** Text of the remote's entry. */
  readonly container: string;
}

/**
 * The script that hands out the pages, each of which is a module of these statements now; undefined when the remote was
 * built in another way.
 */
export function withPages(
  { table, container }: TableFiles,
  pages: readonly string[],
  statements: string,
): string | undefined {
  const [before] = beforeModules.exec(table) ?? [];
  const [, id] = tableModule.exec(container) ?? [];
  if (before === undefined || id === undefined) return undefined;
  const page = `async()=>{const exports={};${statements}return exports}`;
  const named = pages.map((one) => `${JSON.stringify(one)}:page`).join(',');
  return `${before}${id}(module,exports){const page=${page};exports.pages={${named}}}}]);`;
}
