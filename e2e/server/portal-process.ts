import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloneTemplate } from '../../packages/server/src/testing/test-database';
import { environmentOf, type ServerName, servers } from '../support/servers';
import { startServer } from './server-process';

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
}

/** The built server as a process of its own, on data of its own. */
export async function startPortal(name: ServerName): Promise<Portal> {
  const data = await portalData(name, servers[name].port);
  try {
    const server = await startServer(data.environment);
    return {
      stop: async () => {
        await server.stop();
        await data.remove();
      },
    };
  } catch (error) {
    await data.remove();
    throw error;
  }
}
