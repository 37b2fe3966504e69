import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** Page for looking at every component in every state; never shipped. Run: `npm run gallery` in packages/ui. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [pluginReact()],
  source: { entry: { index: './main.tsx' } },
  html: { title: 'Galeri komponen Selaras' },
  output: { distPath: { root: process.env.GALLERY_DIST ?? 'dist' } },
});
