import type { Registry } from '@selaras/contracts';
import { withTimeLimit } from './time-limit';

export const REGISTRY_URL = '/registry.json';
const USUAL_LIMIT_MS = 4000;

/** Statuses by which a proxy or a busy server says that the next try may be answered. */
const LATER = [502, 503, 504];

/** The registry could not be read: the shell goes on with its own pages. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  /** The next try may be answered: nothing came back, or a word to come back later. */
  readonly passing: boolean;

  constructor(message: string, { passing, ...options }: ErrorOptions & { readonly passing: boolean }) {
    super(message, options);
    this.passing = passing;
  }
}

function isRegistry(answer: unknown): answer is Registry {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'remotes' in answer &&
    typeof answer.remotes === 'object' &&
    answer.remotes !== null
  );
}

/** An answer that is no JSON is no registry; one that breaks off did not come. */
function nothingUnlessBroken(error: Error): null {
  if (error.name === 'SyntaxError') return null;
  throw error;
}

async function read(url: string): Promise<Registry> {
  const response = await fetch(url, { credentials: 'same-origin' });
  const { ok, status } = response;
  if (!ok) throw new RegistryError(`${url}: HTTP ${status}`, { passing: LATER.includes(status) });
  const answer: unknown = await response.json().catch(nothingUnlessBroken);
  if (!isRegistry(answer)) throw new RegistryError(`${url}: bukan daftar remote`, { passing: false });
  return answer;
}

/**
 * Reads which remotes exist and in which version.
 * @param limit milliseconds that it may take
 * @throws {RegistryError} when it cannot be reached, takes longer, or is no registry
 */
export async function fetchRegistry(limit = USUAL_LIMIT_MS): Promise<Registry> {
  const url = REGISTRY_URL;
  const late = () => new RegistryError(`${url}: terlalu lama`, { passing: true });
  try {
    return await withTimeLimit(read(url), limit, late);
  } catch (error) {
    if (error instanceof RegistryError) throw error;
    throw new RegistryError(`${url}: tidak terbaca`, { cause: error, passing: true });
  }
}
