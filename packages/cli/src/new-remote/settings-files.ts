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

/** How a remote is installed, built and tested. */
export function settingsFiles({ name, remote, packages }: NewProject): Files {
  const ranges = (names: readonly string[]) =>
    Object.fromEntries(names.map((one) => [one, packages.specOf(one)]));
  return {
    'package.json': json({
      name: `mf-${name}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      engines: { node: '>=20.19.0' },
      scripts,
      dependencies: ranges(dependencies),
      devDependencies: ranges(devDependencies),
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
