import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

/** `webpack` in the folder that it is started in, without the command line that teams install beside it. */
const { default: config } = await import(pathToFileURL(join(process.cwd(), 'webpack.config.js')).href);
webpack(config, (error, stats) => {
  if (error) throw error;
  if (stats?.hasErrors() || stats?.hasWarnings()) console.error(stats.toString('errors-warnings'));
  process.exitCode = stats?.hasErrors() ? 1 : 0;
});
