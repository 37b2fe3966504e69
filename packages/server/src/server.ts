import { setTimeZone } from '@selaras/domain';
import pino from 'pino';
import { buildApp, domains } from './app';
import { type Config, readConfig } from './config';
import { lockDataDir } from './database/embedded/data-dir-lock';
import { StartError } from './database/start-error';
import { warmUpPassword } from './domains/portal/session/password';
import { ensureFirstSuper } from './domains/portal/users/first-super';
import { openStore } from './kit/files/open-store';
import { remakeAllStored } from './kit/files/picture/remake-stored';
import { storeDemoFiles } from './kit/files/store-demo-files';
import { sweepFiles } from './kit/files/sweep-files';
import { removeOldImports } from './kit/import/import-repository';
import { tellBrokenRemotes } from './platform/registry/admission/broken-remotes';
import { forgetLoads } from './platform/registry/health/load-repository';
import { removeOldVersions } from './platform/registry/publish/remove-old-versions';
import { banner } from './start/banner';
import { openDataFolder } from './start/data-folder';
import { catchLastResort } from './start/last-resort';
import { assertPortFree, listenFault } from './start/port';
import { reason } from './start/reason';
import { drain } from './start/shutdown';
import { startDatabase } from './start/start-database';

const HOUR_MS = 3_600_000;
const clock = () => new Date();

try {
  const starting = start(readConfig(process.env));
  endOnSignal(async () => (await starting)());
  await starting;
} catch (error) {
  process.stderr.write(`Selaras tidak dapat berjalan: ${reason(error)}\n`);
  process.exit(1);
}

/** Everything up to the open port. Answers how to end it again: requests first, then the database. */
async function start(config: Config): Promise<() => Promise<void>> {
  await assertFree(config);
  // The demo data count their deadlines from today.
  setTimeZone(config.timeZone);
  if (config.s3 === undefined) openDataFolder(config.dataDir);
  const log = pino({ level: config.logLevel });
  const database = await startDatabase({ ...config, doors: domains, log });
  const seeded = database.seed !== 'none';
  const app = await buildApp({ db: database.db, clock, config, seeded, log });
  const stop = async () => {
    await drain(app);
    await database.stop();
  };
  catchLastResort(process, { onFault: app.onFault, end: stop, exit: (code) => process.exit(code) });
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await stop();
    throw listenFault(error, config.port, config.host);
  }

  const store = openStore(config);
  const clean = () =>
    app.jobs.start('pembersihan', async () => {
      const expired = domains.map((domain) => domain.removeExpired?.(database.db, clock(), config));
      const imports = removeOldImports(database.db, clock());
      const remotes = removeOldVersions(database.db, clock());
      const loads = forgetLoads(database.db, clock());
      await Promise.all([...expired, imports, remotes, loads, sweepFiles(database.db, store)]);
    });
  if (seeded) {
    const files = domains.flatMap((domain) => domain.demoFiles?.() ?? []);
    app.jobs.start('berkas-contoh', () => storeDemoFiles(database.db, store, files));
  }
  setInterval(clean, HOUR_MS).unref();
  clean();
  await Promise.all([app.jobs.idle(), warmUpPassword()]);
  const { db } = database;
  const { demoPassword } = config;
  const notice = await ensureFirstSuper(db, config.adminPassword);
  const text = await banner(db, {
    address: app.listeningOrigin,
    seeded,
    demoPassword,
    notice,
  });
  process.stdout.write(`${text}\n`);
  app.jobs.start('rencana-kueri', async () => {
    for (const domain of domains) await domain.planAhead?.(db, config);
  });
  app.jobs.start('kecocokan-remote', () => tellBrokenRemotes(app, store));
  app.jobs.start('gambar-dibuat-ulang', async () => {
    await remakeAllStored({ db, store, remaker: app.pictureRemaker });
  });
  return stop;
}

/** A second start on the same data says so, also when it would fail on the port already. */
async function assertFree({ port, host, dataDir, databaseUrl }: Config): Promise<void> {
  try {
    await assertPortFree(port, host);
  } catch (error) {
    if (databaseUrl === undefined) assertDataFree(dataDir);
    throw error;
  }
}

function assertDataFree(dataDir: string): void {
  try {
    lockDataDir(dataDir).release();
  } catch (error) {
    if (error instanceof StartError) throw error;
  }
}

/** The first signal ends the process in good order, exit code 0; further ones change nothing. */
function endOnSignal(end: () => Promise<void>): void {
  let ending = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      end().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
