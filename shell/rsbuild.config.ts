import { defineShell } from '@selaras/federation/build';

export default defineShell({
  parts: { signedIn: './default-layout', publicArea: './public-area', remotes: './remote-pages' },
});
