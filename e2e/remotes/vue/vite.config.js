import { defineConfig } from 'vite';

/** Vite builds the lifecycles with Vue inside, as one file; `rsbuild.config.ts` makes a remote of it. */
export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    lib: { entry: 'src/main.js', formats: ['es'], fileName: 'lifecycles' },
    outDir: 'build',
    emptyOutDir: true,
  },
});
