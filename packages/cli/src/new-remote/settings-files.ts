import { movedRanges } from './moved/moved-ranges';
import type { Files, NewProject } from './new-project';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** What runs in the portal. */
const dependencies = [
  '@selaras/admission',
  '@selaras/api-client',
  '@selaras/contracts',
  '@selaras/domain',
  '@selaras/federation',
  '@selaras/portal',
  '@selaras/resource',
  '@selaras/roles',
  '@selaras/ui',
  '@tanstack/react-query',
  'axios',
  'react',
  'react-dom',
  'react-router-dom',
  'styled-components',
];

/** What builds and tests it. */
const devDependencies = [
  '@rsbuild/core',
  '@selaras/cli',
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/react',
  '@types/react-dom',
  'jest',
  'jest-environment-jsdom',
  'typescript',
];

const scripts = {
  dev: 'selaras dev',
  build: 'rsbuild build',
  types: 'tsc --noEmit',
  unit: 'jest',
  test: 'npm run types && npm run unit',
};

const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: ['jest', '@testing-library/jest-dom'],
  strict: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  skipLibCheck: true,
  noEmit: true,
};

const byName = (ranges: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(ranges).sort(([one], [other]) => (one < other ? -1 : 1)));

/**
 * How a remote is installed, built and tested.
 * @throws Refusal when the portal has not all that it is made with, or a moved one would lack something
 */
export function settingsFiles({ name, remote, packages, moved }: NewProject): Files {
  const ranges = (names: readonly string[]) =>
    Object.fromEntries(names.map((one) => [one, packages.specOf(one)]));
  const own = moved && movedRanges(moved, packages);
  return {
    'package.json': json({
      name: `mf-${name}`,
      version: moved?.version ?? '0.1.0',
      private: true,
      type: 'module',
      engines: { node: '>=20.19.0' },
      scripts,
      dependencies: byName({ ...ranges(dependencies), ...own?.dependencies }),
      devDependencies: byName({ ...ranges(devDependencies), ...own?.devDependencies }),
    }),
    'rsbuild.config.ts': `import { defineRemote } from '@selaras/federation/build';

export default defineRemote({ name: '${remote}' });
`,
    'rsbuild.alone.config.ts': `import { defineAlone } from '@selaras/federation/build';

/** \`selaras dev alone\`: dengan portal tiruan. */
export default defineAlone();
`,
    'tsconfig.json': json({ compilerOptions, include: ['src', '*.config.ts'] }),
    'jest.config.mjs': `export { jestConfig as default } from '@selaras/federation/jest';\n`,
    '.gitignore': 'node_modules/\ndist/\n.mf/\n',
  };
}
