import { runSelaras } from '../run';
import type { Terminal } from '../terminal';

/** One line in a terminal that nobody watches: how it ended, and what was said where. */
export async function runLine(line: readonly string[], terminal: Partial<Terminal> = {}) {
  const said = { out: '', err: '' };
  const code = await runSelaras(line, {
    env: {},
    cwd: process.cwd(),
    isWatched: false,
    ...terminal,
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
      terminal.err?.(text);
    },
  });
  return { code, ...said };
}
