import { posix } from 'node:path';
import type { Files } from '../new-project';

const isSource = (place: string) => /\.[cm]?[jt]sx?$/.test(place);

/** Everything that a source is told to read by its name: imports, mocked modules, files beside it. */
const REQUEST =
  /(?:\b(?:from|import|require|mock|URL)\b\s*\(?|__dirname,|import\.meta\.dirname,)\s*(['"])([^'"\n]+)\1/g;

const requestsOf = (files: Files) =>
  Object.entries(files)
    .filter(([place]) => isSource(place))
    .flatMap(([place, content]) =>
      [...String(content).matchAll(REQUEST)].map(([, , request = '']) => ({ place, request })),
    );

/** Where sources read files outside of their own folder, which does not come along. */
export const requestsOutside = (files: Files) =>
  requestsOf(files).filter(
    ({ place, request }) =>
      request.startsWith('.') && posix.join(posix.dirname(place), request).startsWith('..'),
  );

/** Names of the packages that sources import, Node's own as `node`. */
export function packagesIn(files: Files): Set<string> {
  const names = requestsOf(files)
    .filter(({ request }) => !request.startsWith('.'))
    .map(({ request }) =>
      request.startsWith('node:')
        ? 'node'
        : request
            .split('/')
            .slice(0, request.startsWith('@') ? 2 : 1)
            .join('/'),
    );
  return new Set(names);
}
