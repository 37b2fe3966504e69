import type { RequestInput } from '@selaras/api-client';
import type { AnyCall } from '@selaras/contracts';
import { TimeSlices } from '../../lazy/time-slices';
import { EntryReader } from './entry-reader';
import { linesOf } from './lines-of';

type Adapter = NonNullable<RequestInput<AnyCall>['adapter']>;
type AdapterConfig = Parameters<Adapter>[0];

/**
 * The way of a tree over the network: the answer is read while it comes, and each goal of the regency told with its
 * branch to what `begin` gives for the answer. What is refused comes as its text, an answer that is no tree as no data; a
 * broken or silent line is told as axios tells it, so that sessions, repetitions and texts of failures are those of every
 * other request.
 */
export const goalAdapter =
  (url: string, begin: () => (goal: unknown) => void): Adapter =>
  async (config) => {
    const leaving = new AbortController();
    const stop = () => leaving.abort();
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      stop();
    }, config.timeout);
    const { signal: page } = config;
    if (page?.aborted) stop();
    page?.addEventListener?.('abort', stop);
    try {
      const headers = config.headers.toJSON(true) as Record<string, string>;
      const answer = await fetch(url, { headers, signal: leaving.signal });
      const { status, statusText } = answer;
      const data = answer.ok ? await readEntries(answer, begin(), leaving.signal) : await answer.text();
      return { data, status, statusText, headers: Object.fromEntries(answer.headers), config };
    } catch {
      throw failureOf(late ? 'ETIMEDOUT' : 'ERR_NETWORK', config);
    } finally {
      clearTimeout(timer);
      page?.removeEventListener?.('abort', stop);
    }
  };

const failureOf = (code: string, config: AdapterConfig) =>
  Object.assign(new Error(code), { isAxiosError: true, code, config });

/**
 * The whole answer; no data where it is none, or was cut off. Between what has come already the page paints: of a large
 * tree the picture begins meanwhile.
 */
async function readEntries(
  { body }: Response,
  onGoal: (goal: unknown) => void,
  signal: AbortSignal,
): Promise<unknown> {
  const slices = new TimeSlices(signal);
  const reader = new EntryReader(onGoal);
  try {
    if (body !== null) {
      for await (const line of linesOf(body)) {
        reader.take(line);
        await slices.pause();
      }
    }
    return reader.end();
  } catch (error) {
    if (error instanceof SyntaxError) return '';
    throw error;
  }
}
