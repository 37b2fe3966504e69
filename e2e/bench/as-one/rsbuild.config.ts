import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mergeRsbuildConfig, rspack } from '@rsbuild/core';
import shell from '../../../shell/rsbuild.config';

const here = import.meta.dirname;
const instead = (module: RegExp, file: string) =>
  new rspack.NormalModuleReplacementPlugin(module, join(here, file));

/** A module of all remotes, as they are found: none has to be listed. */
function bindRemotes() {
  const root = join(here, '../../..');
  const sources = readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => join(root, name, 'src'));
  const lines = sources.map(
    (source, at) =>
      `import { manifest as manifest${at} } from '${source}/manifest';\nimport { pages as pages${at} } from '${source}/pages';`,
  );
  const entries = sources.map((_, at) => `{ manifest: manifest${at}, pages: pages${at} }`);
  const text = `${lines.join('\n')}\nexport const remotes = [${entries.join(', ')}];`;
  return new rspack.experiments.VirtualModulesPlugin({ [join(here, 'remotes.js')]: text });
}

/**
 * The portal built as one app, to compare the federated one with: the shell's own build, in which the registry, the
 * federation runtime and what it hands out give way to the remotes' manifests and pages, bound in directly. Run in `shell/`.
 */
export default mergeRsbuildConfig(shell, {
  output: { distPath: { root: process.env.AS_ONE_DIST } },
  // Less work than the federated build has, if anything.
  security: { sri: { enable: false } },
  tools: {
    rspack: {
      plugins: [
        instead(/\/federation-host$/, 'bound-host.js'),
        instead(/\/registry$/, 'bound-registry.js'),
        instead(/\/shared-modules$/, 'bound-shared-modules.js'),
        bindRemotes(),
      ],
    },
  },
});
