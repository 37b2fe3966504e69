import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/**
 * Development only. `/`: the diagram alone on generated trees of a known size, to look at and to measure, as
 * `?bentuk=limaRatus&jenis=makro`. The other pages draw the same trees with other libraries, for `npm run bench:diagram`.
 */
export default defineConfig({
  plugins: [pluginReact()],
  source: {
    entry: {
      index: './dev/main.tsx',
      cytoscape: './dev/bench/cytoscape.ts',
      'react-flow': './dev/bench/react-flow.tsx',
      'd3-org-chart': './dev/bench/d3-org-chart.ts',
    },
  },
  output: { distPath: { root: './dev/dist' }, sourceMap: { js: 'source-map' } },
  server: { port: 3199, strictPort: false, historyApiFallback: true },
});
