/** Ports that one worker of the stories uses. */
const PORTS_A_WORKER = 10;

/**
 * First port of this worker's servers. Each worker has its own, so that stories side by side never meet; `E2E_PORT`
 * lets two checkouts run theirs at the same time.
 */
const firstPort =
  Number(process.env.E2E_PORT ?? 18080) + PORTS_A_WORKER * Number(process.env.TEST_PARALLEL_INDEX ?? 0);

const at = (port: number) => ({ port, origin: `http://127.0.0.1:${port}` });

/**
 * The real servers that a worker's stories run against: the demo regency and the one of 10,000 boxes; the province of
 * 100,000 is only measured.
 */
export const servers = {
  demo: { name: 'demo', ...at(firstPort) },
  besar: { name: 'besar', ...at(firstPort + 1) },
  provinsi: { name: 'provinsi', ...at(firstPort + 6) },
} as const;

/** Where a second server on the database of the demo listens, while a story has one. */
export const secondServer = at(firstPort + 5);

/** Where a developer's build of a remote lies in the stories: another origin, which the servers have on their list. */
export const developerServer = at(firstPort + 2);

/** Where a team's own development server runs in the stories; browsers reach it by this name of the machine. */
export const teamServer = { port: firstPort + 4, origin: `http://localhost:${firstPort + 4}` };

/** Where servers of several releases run one after the other, in front of one database. */
export const releaseServer = at(firstPort + 5);

/** Where a part of the bench has a server on data of its own; parts run one after the other. */
export const measuredServer = at(firstPort + 7);

/** Where pages of somebody else lie in the stories: an origin that may show the diagram. */
export const hostServer = at(firstPort + 3);

export type ServerName = keyof typeof servers;

/** Opens the servers' figures. */
export const metricsToken = 'angka-untuk-cerita';

export const demoPassword = process.env.DEMO_PASSWORD ?? 'tirtaraya-2025';

/** Settings of a server of the stories, whatever its database is. */
export const environmentOf = (name: ServerName): Readonly<Record<string, string>> => ({
  HOST: '127.0.0.1',
  SEED: name,
  DEMO_PASSWORD: demoPassword,
  METRICS_TOKEN: metricsToken,
  METRICS_SIMPAN_MS: '0',
  REMOTE_OVERRIDE_ORIGINS: `${developerServer.origin},${teamServer.origin}`,
  SEMATAN_ORIGINS: hostServer.origin,
});
