import type { Registry } from '@selaras/contracts';
import { withTimeLimit } from './time-limit';

export const REGISTRY_URL = '/registry.json';
const REGISTRY_TIMEOUT_MS = 4000;

/** The registry could not be read: the shell goes on with its own pages. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
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

async function read(url: string): Promise<Registry> {
  const response = await fetch(url, { credentials: 'same-origin' });
  if (!response.ok) throw new RegistryError(`${url}: HTTP ${response.status}`);
  const answer: unknown = await response.json();
  if (!isRegistry(answer)) throw new RegistryError(`${url}: bukan daftar remote`);
  return answer;
}

/**
 * Reads which remotes exist and in which version.
 * @throws {RegistryError} when it cannot be reached, takes over 4 s, or is no registry
 */
export async function fetchRegistry(url = REGISTRY_URL): Promise<Registry> {
  try {
    return await withTimeLimit(
      read(url),
      REGISTRY_TIMEOUT_MS,
      () => new RegistryError(`${url}: terlalu lama`),
    );
  } catch (error) {
    throw error instanceof RegistryError
      ? error
      : new RegistryError(`${url}: tidak terbaca`, { cause: error });
  }
}
