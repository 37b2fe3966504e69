import type { AnswerOf, AnyCall, getPortalAbilitiesCall } from '@selaras/contracts';
import { ProblemError } from '../../../plugins/problem';
import type { RemoteRegistry } from '../remote-registry';
import { portalAbilities } from './portal-abilities';

/** `PortalAbilities` of `@selaras/admission`, as it travels. */
type PortalAnswer = AnswerOf<typeof getPortalAbilitiesCall>['data'];

interface RunningParts {
  readonly shellDir: string;
  /** Every call that this server answers. */
  readonly calls: readonly AnyCall[];
  readonly registry: Pick<RemoteRegistry, 'all'>;
}

/**
 * This server with the shell that it hands out and the remotes of both channels, as it is at the moment of asking.
 * @throws 404 without a shell that says what it provides: then nothing can be compared, and nothing is admitted
 */
export function runningPortal({ shellDir, calls, registry }: RunningParts): () => Promise<PortalAnswer> {
  return async () => {
    const remotes = (await registry.all()).flatMap((one) => Object.values(one.remotes));
    const manifests = [...new Set(remotes.map(({ manifest }) => manifest))];
    try {
      const {
        roles,
        guards,
        menuGroups,
        icons,
        pages,
        calls: contracts,
        ...portal
      } = await portalAbilities({
        shellDir,
        manifests,
        calls,
      });
      return {
        ...portal,
        roles: [...roles],
        guards: [...guards],
        menuGroups: [...menuGroups],
        icons: [...icons],
        pages: [...pages],
        calls: [...contracts],
      };
    } catch (error) {
      throw new ProblemError('TIDAK_DITEMUKAN', {
        pesan: 'Portal belum dibangun. Jalankan npm start.',
        cause: error,
      });
    }
  };
}
