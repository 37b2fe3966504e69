import { defineRemote } from '@selaras/federation/build';

/** Makes a remote of what Vite has built. */
export default defineRemote({ name: 'mf_vue', kind: 'single-spa' });
