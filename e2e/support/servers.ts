/** The real servers that the stories run against: the demo regency and the one of 10,000 boxes. */
export const servers = {
  demo: { name: 'demo', port: 18080, origin: 'http://127.0.0.1:18080' },
  besar: { name: 'besar', port: 18081, origin: 'http://127.0.0.1:18081' },
} as const;

/** Where a developer's build of a remote lies in the stories: another origin, which the servers have on their list. */
export const developerServer = { port: 18082, origin: 'http://127.0.0.1:18082' } as const;

export type ServerName = keyof typeof servers;

/** Opens the servers' figures. */
export const metricsToken = 'angka-untuk-cerita';

export const demoPassword = process.env.DEMO_PASSWORD ?? 'tirtaraya-2025';
