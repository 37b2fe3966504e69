import { join } from 'node:path';
import { mergeRsbuildConfig, rspack } from '@rsbuild/core';
import shell from '../../../shell/rsbuild.config';

const here = import.meta.dirname;
const instead = (module: RegExp, file: string) =>
  new rspack.NormalModuleReplacementPlugin(module, join(here, file));

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
      ],
    },
  },
});
