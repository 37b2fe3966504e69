import { type ApiClientConfig, cascadingEndpoints, createApiClient } from '@selaras/api-client';
import type { CascadingProps } from '@selaras/cascading-react/contract';
import type { CascadingTree } from '@selaras/contracts';
import { askToken } from './ask-token';
import { faultOf } from './fault-of';
import { NoTree } from './no-tree';
import { watchPolicy } from './policy-watch';
import { readOwnTree, readTree } from './read-tree';

type Question = Pick<CascadingProps, 'satuanKerjaId' | 'tahun' | 'getToken'> & {
  readonly base: string;
  /** Whether it is the API of the portal that the script came from. */
  readonly own: boolean;
  readonly signal: AbortSignal;
};

/**
 * The tree from a back end that answers the contract: that of everybody, or with a token that of its user. A token that
 * the server refuses is asked for once more.
 * @throws NoTree, or the signal's reason when it was given up
 */
export async function loadTree(
  { base, own, satuanKerjaId, tahun, getToken, signal }: Question,
  network: Pick<Partial<ApiClientConfig>, 'adapter' | 'pause'> = {},
): Promise<CascadingTree> {
  let token = getToken === undefined ? null : await askToken(getToken, signal);
  const withToken = token !== null;
  const year = () => tahun ?? Number.NaN;
  const client = createApiClient({
    ...network,
    baseUrl: base,
    getToken: () => token,
    getTahunKinerja: year,
    getTahunPublik: year,
    onUnauthorized: async () => {
      const refused = token;
      token = getToken === undefined ? null : await askToken(getToken, signal);
      return token !== refused;
    },
  });
  const server = new URL(base).origin;
  const stop = new AbortController();
  const giveUp = () => stop.abort(signal.reason);
  signal.addEventListener('abort', giveUp);
  const stopWatching = watchPolicy(server, (directive) =>
    stop.abort(new NoTree({ code: 'CSP_DITOLAK', server, directive })),
  );
  try {
    const input = { query: { satuan_kerja_id: satuanKerjaId ?? undefined }, signal: stop.signal };
    const answer = withToken
      ? await client.request(cascadingEndpoints.getCascading, input)
      : await client.request(cascadingEndpoints.getPublicCascading, input);
    return own ? readOwnTree(answer) : readTree(answer, 'server');
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof NoTree) throw error;
    const fault = await faultOf(error, { base, satuanKerjaId, tahun, withToken }, signal);
    signal.throwIfAborted();
    throw new NoTree(fault, { cause: error });
  } finally {
    signal.removeEventListener('abort', giveUp);
    stopWatching();
  }
}
