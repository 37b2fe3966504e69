import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { mergeRsbuildConfig } from '@rsbuild/core';
import { defineRemote } from '@selaras/federation/build';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

/** A remote that brings a React of its own, older than the portal's. */
export default mergeRsbuildConfig(defineRemote({ name: 'mf_parsel', kind: 'single-spa' }), {
  resolve: { alias: { react: folderOf('react-18'), 'react-dom': folderOf('react-dom-18') } },
});
