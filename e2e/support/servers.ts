/** First of the five ports of the stories; another one lets two checkouts run theirs at the same time. */
const firstPort = Number(process.env.E2E_PORT ?? 18080);

const at = (port: number) => ({ port, origin: `http://127.0.0.1:${port}` });

/** The real servers that the stories run against: the demo regency and the one of 10,000 boxes. */
export const servers = {
  demo: { name: 'demo', ...at(firstPort) },
  besar: { name: 'besar', ...at(firstPort + 1) },
} as const;

/** Where a developer's build of a remote lies in the stories: another origin, which the servers have on their list. */
export const developerServer = at(firstPort + 2);

/** Where a team's own development server runs in the stories; browsers reach it by this name of the machine. */
export const teamServer = { port: firstPort + 4, origin: `http://localhost:${firstPort + 4}` };

/** Where pages of somebody else lie in the stories: an origin that may show the diagram. */
export const hostServer = at(firstPort + 3);

export type ServerName = keyof typeof servers;

/** Opens the servers' figures. */
export const metricsToken = 'angka-untuk-cerita';

export const demoPassword = process.env.DEMO_PASSWORD ?? 'tirtaraya-2025';
