import Sequencer from '@jest/test-sequencer';

/**
 * Files that take a minute or more, each a chain that no second worker can share, the longest first. Jest learns such
 * an order from earlier runs; a fresh checkout has none, and one of these as the last leaves the other cores idle.
 */
const longest = [
  'packages/config/scaffold/scaffold.proof.test.ts',
  'packages/server/src/start/durability.proof.test.ts',
  'packages/server/src/api-matrix.test.ts',
  'packages/server/src/api-matrix.proof.test.ts',
  'packages/server/src/domains/planning/import/import-refused.proof.test.ts',
  'packages/server/src/server.proof.test.ts',
];

const rankOf = ({ path }) => {
  const rank = longest.findIndex((file) => path.endsWith(`/${file}`));
  return rank === -1 ? longest.length : rank;
};

/** Jest's own order, with the long files before everything else. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rankOf(one) - rankOf(other));
  }
}
