import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patientEnvironment } from '../../packages/server/src/testing/patient-limits';
import { cloneTemplate } from '../../packages/server/src/testing/test-database';
import { environmentOf, type ServerName, servers } from '../support/servers';

const program = join(import.meta.dirname, '../../packages/server/dist/server.js');

/** What a server says once it can be asked. */
const OPEN = 'siap dibuka';

export interface Instance {
  /** Ends the server. */
  stop(): Promise<void>;
}

export interface Portal {
  /** Ends the server; its database and its files are gone then. */
  stop(): Promise<void>;
  /** One more server on the same database and files, as behind a load balancer; ended before the portal is. */
  beside(port: number): Promise<Instance>;
}

/** The built server as a process of its own, on a copy of the seeded template that nobody else writes. */
export async function startPortal(name: ServerName): Promise<Portal> {
  const [database, dataDir] = await Promise.all([
    cloneTemplate(name),
    mkdtemp(join(tmpdir(), `selaras-e2e-${name}-`)),
  ]);
  const instance = (port: number) =>
    startInstance({
      ...environmentOf(name),
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
    });
  const leave = async () => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const first = await instance(servers[name].port);
    return {
      beside: instance,
      stop: async () => {
        await first.stop();
        await leave();
      },
    };
  } catch (error) {
    await leave();
    throw error;
  }
}

async function startInstance(settings: Readonly<Record<string, string>>): Promise<Instance> {
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...patientEnvironment, ...settings },
  });
  // A worker that is cut off leaves no server behind on the port of the next one.
  const endWithWorker = () => child.kill('SIGKILL');
  process.once('exit', endWithWorker);
  const stop = async () => {
    process.off('exit', endWithWorker);
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'close');
  };
  try {
    await opened(child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

/** Fulfilled once the server can be asked; one that ends before says why. */
function opened(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (!said.includes(OPEN)) return;
      // What it says from now on is read by nobody, and kept by nobody.
      for (const stream of [child.stdout, child.stderr]) stream?.off('data', hear).resume();
      resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('close', () => reject(new Error(`The portal did not start: ${said}`)));
  });
}
