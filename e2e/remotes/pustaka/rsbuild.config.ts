import { defineRemote } from '@selaras/federation/build';

/** A remote of another team, which uses of the shared libraries what nothing of the portal uses. */
export default defineRemote({ name: 'mf_pustaka' });
