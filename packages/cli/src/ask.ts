import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Refusal } from './refusal';

/**
 * Asks somebody at a terminal; the question goes to `output`. `hidden`: what is typed appears nowhere.
 * @throws Refusal when he would rather not (Ctrl-C, Ctrl-D)
 */
export async function ask(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  question: string,
  { hidden = false } = {},
): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: hidden ? nowhere : output, terminal: true });
  try {
    const answer = lines.question(hidden ? '' : question);
    if (hidden) output.write(question);
    return await answer;
  } catch {
    throw new Refusal('DIBATALKAN', 'Dibatalkan, tidak ada yang diubah.');
  } finally {
    lines.close();
    if (hidden) output.write('\n');
  }
}
