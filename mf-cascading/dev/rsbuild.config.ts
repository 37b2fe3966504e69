import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** The diagram alone on generated trees of a known size, to look at and to measure: `?bentuk=limaRatus&jenis=makro`. */
export default defineConfig({
  plugins: [pluginReact()],
  source: { entry: { index: './dev/main.tsx' } },
  output: { distPath: { root: './dev/dist' }, sourceMap: { js: 'source-map' } },
  server: { port: 3199, strictPort: false, historyApiFallback: true },
});
