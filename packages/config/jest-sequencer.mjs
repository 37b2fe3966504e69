import Sequencer from '@jest/test-sequencer';
import { chains } from './chains.mjs';

/** The chains, then the server's groups of files, which take longer than others, then everything else. */
const rankOf = ({ path }) => {
  const chain = chains.findIndex((file) => path.endsWith(`/${file}`));
  if (chain !== -1) return chain;
  return chains.length + (path.includes('/.cache/tests-together/server/') ? 0 : 1);
};

/** Jest's own order, with what takes long before everything else. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rankOf(one) - rankOf(other));
  }
}
