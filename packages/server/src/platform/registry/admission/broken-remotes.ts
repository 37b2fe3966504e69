import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type ActiveBuild, brokenBy } from '@selaras/admission';
import { type AnyCall, CALLS_FILE, type CallContract, callsFileSchema, contractOf } from '@selaras/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../../config';
import type { FileStore } from '../../../kit/files/file-store';
import { readBundled } from '../archive/bundle-files';
import type { RemoteRegistry } from '../remote-registry';

/** So many contracts are made before requests get their turn. */
const AT_ONCE = 20;

/** What is asked of the server that starts. */
interface Server {
  readonly context: { readonly config: Pick<Config, 'remotesDir'> };
  readonly remotes: Pick<RemoteRegistry, 'activeVersions' | 'kept'>;
  readonly calls: readonly AnyCall[];
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

async function contractsOf(calls: readonly AnyCall[]): Promise<CallContract[]> {
  const contracts: CallContract[] = [];
  for (const call of calls) {
    if (contracts.length % AT_ONCE === 0) await setImmediate();
    contracts.push(contractOf(call));
  }
  return contracts;
}

/** Where the calls of a version are written down: in its bundle, or beside the portal that it was built with. */
async function readCalls(
  { context, remotes }: Pick<Server, 'context' | 'remotes'>,
  store: FileStore,
  { name, version }: Pick<ActiveBuild, 'name' | 'version'>,
): Promise<ActiveBuild['calls']> {
  const kept = await remotes.kept(name, version);
  const text = kept
    ? await readBundled(store, kept, CALLS_FILE)
    : await readFile(join(context.config.remotesDir, name, version, CALLS_FILE)).catch(() => null);
  // A version of before calls were written down has no such file and is passed over.
  return text === null ? [] : callsFileSchema.parse(JSON.parse(text.toString('utf8'))).calls;
}

/**
 * A line of the log for each call that an active remote needs and this server breaks: who, which version, what changed.
 * Asked once the server answers, so that nobody waits for it.
 */
export async function tellBrokenRemotes(server: Server, store: FileStore): Promise<void> {
  const active = [...(await server.remotes.activeVersions())].flatMap(([name, versions]) =>
    [...versions].map((version) => ({ name, version })),
  );
  const builds = await Promise.all(
    active.map(async (one) => ({ ...one, calls: await readCalls(server, store, one) })),
  );
  const served = await contractsOf(server.calls);
  for (const { remote, version, call, changes } of brokenBy(builds, served)) {
    server.log.error(
      { remote, version, call, changes },
      `remote ${remote} ${version} membutuhkan ${call}, yang tidak dijawab server ini seperti dulu: ${changes.join('; ')}`,
    );
  }
}
