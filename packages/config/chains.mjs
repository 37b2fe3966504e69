/**
 * Test files that take a minute or more, each a chain that no second worker can share, the longest first. Jest learns
 * such an order from earlier runs; a fresh checkout has none, and one of these as the last leaves the other cores idle.
 */
export const chains = [
  'packages/config/scaffold/scaffold.proof.test.ts',
  'packages/server/src/start/durability.proof.test.ts',
  'packages/server/src/api-matrix.proof.test.ts',
  'packages/server/src/api-matrix.test.ts',
  'packages/server/src/domains/rapor/lkip/ekspor/naskah-keluar.proof.test.ts',
  'packages/server/src/domains/planning/import/import-refused.proof.test.ts',
  'packages/server/src/server.proof.test.ts',
  'packages/server/src/start/operations-guide.proof.test.ts',
];
