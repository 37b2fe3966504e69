import { mergeRsbuildConfig } from '@rsbuild/core';
import { defineRemote } from '@selaras/federation/build';

/** Node 20 and browsers of offices run the legacy build of pdf.js; page and worker have to be of one build. */
export default mergeRsbuildConfig(defineRemote({ name: 'mf_lke' }), {
  resolve: { alias: { 'pdfjs-dist$': 'pdfjs-dist/legacy/build/pdf.mjs' } },
});
