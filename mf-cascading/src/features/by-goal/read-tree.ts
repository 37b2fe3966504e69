import type { CascadingTree } from '@selaras/contracts';
import { EntryReader } from './entry-reader';

/** For the whole answer, as of every other call. */
const PATIENCE_MS = 30_000;

/**
 * Reads a tree while it comes, and tells each goal of the regency with its branch. null leaves it to the usual call, which
 * asks anew and says what went wrong: when the server refuses, the line breaks down, or the answer is no tree.
 */
export async function readTree(
  open: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
  onGoal: (goal: unknown) => void,
): Promise<CascadingTree | null> {
  const leaving = new AbortController();
  const stop = () => leaving.abort();
  const timer = setTimeout(stop, PATIENCE_MS);
  signal.addEventListener('abort', stop);
  try {
    const answer = await open(leaving.signal);
    return answer.ok ? ((await readEntries(answer, onGoal)) as CascadingTree) : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

async function readEntries({ body }: Response, onGoal: (goal: unknown) => void): Promise<unknown> {
  const reader = new EntryReader(onGoal);
  const decoder = new TextDecoder();
  const pieces = body?.getReader();
  for (let next = await pieces?.read(); next?.done === false; next = await pieces?.read()) {
    reader.take(decoder.decode(next.value, { stream: true }));
  }
  reader.take(decoder.decode());
  return reader.end();
}
