import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloneTemplate } from '../../packages/server/src/testing/test-database';
import { type ServerProcess, startServer } from './server-process';
import { environmentOf, type ServerName, servers } from './servers';

/** What a portal keeps while its servers come and go. */
interface PortalData {
  /** Settings of a server in front of it. */
  readonly environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** A copy of the seeded template that nobody else writes, and a folder for files. */
export async function portalData(name: ServerName, port: number): Promise<PortalData> {
  const [database, dataDir] = await Promise.all([
    cloneTemplate(name),
    mkdtemp(join(tmpdir(), `selaras-e2e-${name}-`)),
  ]);
  return {
    environment: {
      ...environmentOf(name),
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
    },
    remove: async () => {
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export interface Portal {
  /** Ends the server; its database and its files are gone then. */
  stop(): Promise<void>;
  /** One more server on the same database and files, as behind a load balancer; ended before the portal is. */
  beside(port: number): Promise<ServerProcess>;
}

/** The built server as a process of its own, on data of its own. */
export async function startPortal(name: ServerName): Promise<Portal> {
  const { environment, remove } = await portalData(name, servers[name].port);
  try {
    const server = await startServer(environment);
    return {
      stop: async () => {
        await server.stop();
        await remove();
      },
      beside: (port) => startServer({ ...environment, PORT: String(port) }),
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
