import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clusterUrl, passwordFileOf, readPassword, USER, writePassword } from './access';
import { findBinaries } from './binaries';
import { claimFolder, findOwner, giveTo, launchAs } from './owner';
import { readPostmaster, stop, stopOrphan } from './postmaster';
import { isAlive } from './process-alive';

/** First start after a crash replays what was written since the last checkpoint; that can take a while. */
const START_PATIENCE_MS = 120_000;

const RETRY_PATIENCE_MS = 10_000;
/** Ports that were taken meanwhile, and a killed PostgreSQL that has not quite gone yet. */
const passing =
  /pre-existing shared memory block|could not bind|could not create any TCP|Is another postmaster/;

const safeSettings = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
/** For tests only: a lost machine may lose them, and they are several times faster. */
const hastySettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export interface Cluster {
  /** Address of the database `postgres` with the owner's rights. */
  readonly url: string;
  /** Process id of PostgreSQL's main process. */
  readonly pid: number;
  readonly port: number;
  /** Fulfilled once PostgreSQL has ended, for whatever reason. */
  readonly gone: Promise<void>;
  stop(): Promise<void>;
}

type Launched = Pick<Cluster, 'pid' | 'gone'>;

/** Why a cluster did not come up, with the end of PostgreSQL's own log. */
export class ClusterError extends Error {
  constructor(readonly log: string) {
    super(log.trim().split('\n').at(-1) ?? 'PostgreSQL did not start');
  }
}

interface ClusterOptions {
  /** Whether a lost machine may lose nothing. */
  readonly durable?: boolean;
  /** Loopback port; any free one when left out. */
  readonly port?: number;
}

/**
 * Starts PostgreSQL on `folder`, made first when it is not there, on the loopback address. The caller holds the lock of
 * the data folder. The password lies beside it in a file that only this user can read.
 */
export async function startCluster(
  folder: string,
  { durable = true, port: wanted }: ClusterOptions = {},
): Promise<Cluster> {
  const owner = findOwner();
  const binaries = findBinaries();
  const passwordFile = passwordFileOf(folder);
  await stopOrphan(folder);
  const isThere = existsSync(folder);
  const known = readPassword(passwordFile);
  const password = known ?? randomBytes(24).toString('base64url');
  if (isThere) claimFolder(owner, folder);
  if (known === null) {
    // First in the database: a start killed in between finds no file again, and makes another one.
    if (isThere) await setPassword();
    writePassword(passwordFile, password);
  }
  if (!isThere) {
    await initialise();
    claimFolder(owner, folder);
  }
  const { pid, port, gone } = await launchWhenFree();
  return { url: clusterUrl(password, port), pid, port, gone, stop: () => stop(pid) };

  /** After a crash the last backends may need a moment to notice it; a free port may be taken in between. */
  async function launchWhenFree(): Promise<Launched & { port: number }> {
    const deadline = Date.now() + RETRY_PATIENCE_MS;
    for (;;) {
      const port = wanted ?? (await freePort());
      try {
        return { ...(await launch(port)), port };
      } catch (error) {
        if (!(error instanceof ClusterError) || !passing.test(error.log) || Date.now() > deadline)
          throw error;
        await wait(100);
      }
    }
  }

  /** Made beside and moved in one step, so that a start killed half-way leaves nothing that looks complete. */
  async function initialise(): Promise<void> {
    const draft = `${folder}-baru`;
    const pwfile = join(draft, '..', `.sandi-${process.pid}`);
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    giveTo(owner, draft);
    writeFileSync(pwfile, password, { mode: 0o600 });
    giveTo(owner, pwfile);
    const args = ['-D', draft, '-U', USER, `--pwfile=${pwfile}`, '--auth=scram-sha-256', '--encoding=UTF8'];
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
    try {
      await run(binaries.initdb, [...args, ...locale, ...(durable ? [] : ['--no-sync'])], [draft]);
      renameSync(draft, folder);
    } finally {
      rmSync(pwfile, { force: true });
      rmSync(draft, { recursive: true, force: true });
    }
  }

  /** Of a database whose password was lost: as its only user, without a connection. */
  async function setPassword(): Promise<void> {
    const statement = `alter role ${USER} password '${password}'\n`;
    await run(binaries.postgres, ['--single', '-D', folder, 'postgres'], [folder], statement);
  }

  async function run(command: string, args: string[], paths: string[], input = ''): Promise<void> {
    const { command: program, args: all, options } = launchAs(owner, command, args, paths);
    const child = spawn(program, all, { ...options, stdio: ['pipe', 'ignore', 'pipe'] });
    // One that ends before it has read says why in its log.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
    let log = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
    });
    const code = await new Promise<number | null>((done, fail) =>
      child.once('error', fail).once('close', done),
    );
    if (code !== 0) throw new ClusterError(log);
  }

  /** In a process group of its own: Ctrl-C ends the server first, which then ends PostgreSQL. */
  async function launch(port: number): Promise<Launched> {
    const logFile = `${folder}.log`;
    const log = openSync(logFile, 'w', 0o600);
    const settings = {
      ...(durable ? safeSettings : hastySettings),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '60',
      log_min_messages: 'warning',
      timezone: 'UTC',
      jit: 'off',
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const { command, args, options } = launchAs(
      owner,
      binaries.postgres,
      ['-D', folder, '-p', String(port), ...flags],
      [folder],
    );
    const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', log, log] });
    closeSync(log);
    const started = new Promise<never>((_, fail) => child.once('error', fail));
    const gone = new Promise<void>((done) => child.once('exit', () => done()));
    child.unref();
    const { pid } = child;
    if (pid === undefined) return started;
    const deadline = Date.now() + START_PATIENCE_MS;
    while (Date.now() < deadline) {
      const postmaster = readPostmaster(folder);
      if (postmaster?.pid === pid && postmaster.ready) return { pid, gone };
      if (child.exitCode !== null || child.signalCode !== null || !isAlive(pid)) break;
      await wait(10);
    }
    if (isAlive(pid)) await stop(pid);
    throw new ClusterError(readFileSync(logFile, 'utf8'));
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done, fail) => server.once('error', fail).listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
