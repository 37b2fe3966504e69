import { dropTestDatabases } from './test-database';

/** Jest's global tear-down: the databases of this run, and the PostgreSQL that the set-up started. */
export default async function teardown(): Promise<void> {
  await dropTestDatabases();
  await globalThis.selarasTestCluster?.stop();
}
