import { ApiError, cascadingEndpoints, createApiClient, NetworkError } from '@selaras/api-client';
import type { CascadingProps, ErrorCode } from '@selaras/cascading-react/contract';
import type { CascadingTree } from '@selaras/contracts';

type Question = Pick<CascadingProps, 'satuanKerjaId' | 'tahun' | 'getToken'> & {
  readonly base: string;
  readonly signal: AbortSignal;
};

/** Why there is no tree. */
export class NoTree extends Error {
  constructor(
    readonly code: ErrorCode,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

/**
 * The tree from a back end that answers the contract: that of everybody, or with a token that of its user.
 * @throws NoTree, or the signal's reason when it was given up
 */
export async function loadTree({
  base,
  satuanKerjaId,
  tahun,
  getToken,
  signal,
}: Question): Promise<CascadingTree> {
  const token = (await getToken?.()) ?? null;
  const year = () => tahun ?? Number.NaN;
  const client = createApiClient({
    baseUrl: base,
    getToken: () => token,
    getTahunKinerja: year,
    getTahunPublik: year,
  });
  try {
    const input = { query: { satuan_kerja_id: satuanKerjaId ?? undefined }, signal };
    return readTree(
      token === null
        ? await client.request(cascadingEndpoints.getPublicCascading, input)
        : await client.request(cascadingEndpoints.getCascading, input),
    );
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof NoTree ? error : new NoTree(codeOf(error), { cause: error });
  }
}

/** What a page hands over, or somebody's back end answers, may be anything; single boxes are mended later. */
export function readTree(answer: unknown): CascadingTree {
  const { data, meta } = (answer ?? {}) as Partial<CascadingTree>;
  if (!Array.isArray(data) || !Number.isInteger(meta?.tahun)) throw new NoTree('DATA_RUSAK');
  return answer as CascadingTree;
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof ApiError)
    return error.status === 401 || error.status === 403 ? 'TIDAK_BERHAK' : 'TIDAK_TERJANGKAU';
  if (!(error instanceof NetworkError)) return 'GALAT';
  if (error.reason === 'offline') return 'LURING';
  return error.reason === 'unreadable' ? 'DATA_RUSAK' : 'TIDAK_TERJANGKAU';
}
