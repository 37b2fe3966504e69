/** webpack builds the lifecycles with React 17 inside, as one file; `rsbuild.config.ts` makes a remote of it. */
export default {
  mode: 'production',
  entry: './src/main.js',
  resolve: { extensions: ['.jsx', '.js'] },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: 'swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'ecmascript', jsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
        resolve: { fullySpecified: false },
      },
    ],
  },
  experiments: { outputModule: true },
  output: {
    path: new URL('build', import.meta.url).pathname,
    filename: 'lifecycles.js',
    library: { type: 'module' },
    clean: true,
  },
};
