import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { patientEnvironment } from '../../packages/server/src/testing/patient-limits';

/** The server that this repository builds. */
const builtServer = join(import.meta.dirname, '../../packages/server/dist/server.js');

/** What a server says once it can be asked. */
const OPEN = 'siap dibuka';

export interface ServerProcess {
  /** Ends it in good order: requests first, then the database. */
  stop(): Promise<void>;
}

interface ServerOptions {
  /** Another release's; left out: the one that this repository builds. */
  readonly program?: string;
  /** Told everything that it says, for as long as it runs. */
  readonly onSaid?: (text: string) => void;
}

/**
 * A server as a process of its own, which can be asked.
 * @throws when it ends before, with what it said
 */
export async function startServer(
  environment: Readonly<Record<string, string>>,
  { program = builtServer, onSaid }: ServerOptions = {},
): Promise<ServerProcess> {
  // A library that a story uses may have told this worker that it is in production: that is none of the server's.
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...patientEnvironment, ...environment },
  });
  for (const stream of onSaid ? [child.stdout, child.stderr] : []) {
    stream.on('data', (text: Buffer) => onSaid?.(text.toString()));
  }
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
      // What it says from now on is kept by nobody here, and flows on.
      for (const stream of [child.stdout, child.stderr]) stream?.off('data', hear).resume();
      resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('close', () => reject(new Error(`The portal did not start: ${said}`)));
  });
}
