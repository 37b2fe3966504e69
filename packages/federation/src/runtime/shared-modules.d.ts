/** Made by `defineShell()` from the sharing policy: what the shell hands out to remotes. */
declare module '@selaras/shared-modules' {
  import type { ModuleFederation } from '@module-federation/runtime';

  export const sharedModules: NonNullable<ConstructorParameters<typeof ModuleFederation>[0]['shared']>;
}
