import { ask } from './ask';
import type { Terminal } from './terminal';

/** The terminal of this very process. */
export function processTerminal(): Terminal {
  const { env, stdin, stdout, stderr } = process;
  return {
    env,
    cwd: process.cwd(),
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    isWatched: stderr.isTTY === true,
    stopped: () =>
      new Promise((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
      }),
    // Questions go to standard error, so that standard output holds the answer alone.
    ...(stdin.isTTY && { ask: (question, options) => ask(stdin, stderr, question, options) }),
  };
}
