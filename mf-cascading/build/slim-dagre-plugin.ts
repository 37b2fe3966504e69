import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { slimDagre } from './slim-dagre';

const packageFile = createRequire(import.meta.url);

/**
 * cytoscape-dagre from its source, with the dagre it names: its own bundle carries the whole of dagre and graphlib for
 * old browsers, 14.5 kB of which the layout of a tree needs 10.7 (docs/adr/0010).
 */
export const slimDagrePlugin: RsbuildPlugin = {
  name: 'selaras:slim-dagre',
  setup(api) {
    const dagre = join(dirname(packageFile.resolve('@dagrejs/dagre')), 'dagre.esm.js');
    const cytoscapeDagre = join(dirname(packageFile.resolve('cytoscape-dagre')), '../src/index.mjs');
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, {
        resolve: { alias: { 'cytoscape-dagre$': cytoscapeDagre, '@dagrejs/dagre$': dagre } },
      }),
    );
    api.transform({ test: /@dagrejs\/dagre\/dist\/dagre\.esm\.js$/ }, ({ code }) => slimDagre(code));
  },
};
