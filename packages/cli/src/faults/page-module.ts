import { createHash } from 'node:crypto';
import type { RegistryEntry } from '@selaras/contracts';

export const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The script that only this page of the remote needs; undefined when it has none of its own. */
export function ownScript({ preload }: Pick<RegistryEntry, 'preload'>, pageId: string): string | undefined {
  const others = Object.entries(preload).filter(([id]) => id !== pageId);
  return preload[pageId]?.find((file) => !others.some(([, files]) => files.includes(file)));
}

/** Chunk and module of the bundler's format: what stands before the module's code. */
const beforeModule = /^.*?push\(\[\[[^\]]+\],\{\s*"?[\w+/$-]+"?(?=\()/s;

/** A chunk whose module is made of these statements; undefined when it is no chunk. */
export function withStatements(chunk: string, statements: string): string | undefined {
  const [before] = beforeModule.exec(chunk) ?? [];
  return before === undefined ? undefined : `${before}(module,exports){${statements}}}]);`;
}
