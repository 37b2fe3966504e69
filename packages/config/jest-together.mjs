import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * How many test files share one set of loaded modules. More save more loading, but one worker runs a group to its end
 * while the others may have nothing left to do.
 */
const GROUP = 10;

/** What a test file says that needs an environment or modules of its own: by a comment with its reason, or by mocking them. */
const ALONE = /@alone\b|@jest-environment\b|\bjest\.(mock|doMock|resetModules|isolateModules)\b/;

const SUITE = join(import.meta.dirname, 'jest-suite.mjs');

/**
 * A project of Jest whose test files run in groups: loading the server's or the portal's modules costs a file two
 * seconds of a core, its tests mostly less. Each file is one `describe` under its path, so what it prepares and
 * clears away stays its own.
 *
 * @param project as Jest reads it, with `roots`, `rootDir` and `displayName`
 * @param sharing whether a file below this path may be in a group
 * @param folder where the groups are written; what it held before is gone
 */
export function together(project, sharing, folder) {
  const own = join(folder, project.displayName);
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  const left = project.testPathIgnorePatterns.map((pattern) => new RegExp(pattern));
  const files = project.roots
    .map((path) => path.replace('<rootDir>', project.rootDir))
    .flatMap(testFilesIn)
    .filter((file) => !left.some((pattern) => pattern.test(file)))
    .sort();
  const shared = files.filter((file) => sharing(file) && !ALONE.test(readFileSync(file, 'utf8')));
  for (let first = 0; first < shared.length; first += GROUP) {
    const names = shared.slice(first, first + GROUP);
    const suites = names.map((file) => {
      const name = relative(project.rootDir, file);
      return `suite(${JSON.stringify(name)}, () => void require(${JSON.stringify(file)}));\n`;
    });
    const group = `${String(first / GROUP).padStart(2, '0')}.js`;
    writeFileSync(
      join(own, group),
      [`const { suite } = require(${JSON.stringify(SUITE)});\n`, ...suites].join(''),
    );
  }
  return {
    ...project,
    roots: [...project.roots, own],
    testMatch: [...project.testMatch, join(own, '*.js')],
    testPathIgnorePatterns: [
      ...project.testPathIgnorePatterns,
      ...shared.map((file) => `^${file.replaceAll('.', '\\.')}$`),
    ],
  };
}

function testFilesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist)$/.test(entry.name) ? [] : testFilesIn(path);
    return /\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
