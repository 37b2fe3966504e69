import { join } from 'node:path';
import { portalData } from '../../server/portal-process';
import { type ServerProcess, startServer } from '../../server/server-process';
import { releaseServer } from '../../server/servers';
import { shellDir } from './shell-build';

/** What this repository has built of remotes, whichever server hands them out. */
const REMOTES_DIR = join(import.meta.dirname, '../../../packages/server/dist/remotes');

/** Servers of several releases, one after the other at one address, in front of one database and one shell. */
export async function releaseServers() {
  const data = await portalData('demo', releaseServer.port);
  const environment = { ...data.environment, SHELL_DIR: shellDir, REMOTES_DIR };
  let server: ServerProcess | undefined;
  let said = '';
  return {
    /** Takes the place of the one that runs; without a program it is the one that this repository has built. */
    async start(program?: string): Promise<void> {
      await server?.stop();
      said = '';
      server = await startServer(environment, {
        ...(program && { program }),
        onSaid: (text) => {
          said += text;
        },
      });
    },
    /** What the log of the one that runs says of a remote whose calls it breaks. */
    broken: (remote: string): string[] =>
      said
        .split('\n')
        .filter((line) => line.startsWith('{') && line.endsWith('}'))
        .map((line) => JSON.parse(line) as { remote?: string; msg: string })
        .flatMap((line) => (line.remote === remote ? [line.msg] : [])),
    async stop(): Promise<void> {
      await server?.stop();
      await data.remove();
    },
  };
}
