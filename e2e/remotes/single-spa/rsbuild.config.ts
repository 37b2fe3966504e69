import { defineRemote } from '@selaras/federation/build';

/** Makes a remote of what webpack has built. */
export default defineRemote({ name: 'mf_parsel', kind: 'single-spa' });
