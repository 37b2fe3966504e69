import type { FastifyInstance } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { buildApp } from '../../app';
import type { TestApp } from '../test-app';
import { testConfig } from '../test-config';

/** An application that counts what it asks its database. */
export interface CountedApp {
  readonly app: FastifyInstance;
  /** What `act` comes to, and how many statements were answered meanwhile. */
  count<T>(act: () => Promise<T>): Promise<{ result: T; queries: number }>;
}

/** The same application on the same database. */
export async function countedApp({ db }: TestApp): Promise<CountedApp> {
  let queries = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      queries += 1;
      return result;
    },
  };
  const app = await buildApp({
    db: db.withPlugin(counting),
    clock: () => new Date(),
    config: testConfig(),
  });
  return {
    app,
    async count(act) {
      queries = 0;
      const result = await act();
      return { result, queries };
    },
  };
}
